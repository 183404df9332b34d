import { describe, expect, it } from 'vitest';
import { cards } from '../catalogue';
import { rulings, TOPICS } from './all';
import { contrastsRefuted, detailBetween } from './contrast';
import { type RulingHead, ruling, type Words } from './language';

const text = { en: 'Test', ko: '시험' };
const head: RulingHead = { covers: ['test'], title: text, statement: text };
const none = () => undefined;
const refuted = (build: (words: Words) => void): string | null =>
  contrastsRefuted(ruling('probe', head, build), none, cards);

describe('a contrast', () => {
  it('holds where one card makes the difference', () => {
    const why = refuted(({ given, turnPlayer, then, inCase }) => {
      given(turnPlayer).hasInHand('Book of Moon');
      inCase(text, () => {
        given(turnPlayer).controls('Gemini Elf');
        then.can(turnPlayer).activate('Book of Moon');
      });
      inCase({ ...text, contrast: 1 }, () => {
        given(turnPlayer).controls('Link Spider');
        then.cannot(turnPlayer).activate('Book of Moon', { because: 'no-target' });
      });
    });
    expect(why).toBeNull();
  });

  it('is none where the card makes no difference', () => {
    const why = refuted(({ given, turnPlayer, then, inCase }) => {
      given(turnPlayer).hasInHand('Book of Moon');
      inCase(text, () => {
        given(turnPlayer).controls('Gemini Elf');
        then.can(turnPlayer).activate('Book of Moon');
      });
      inCase({ ...text, contrast: 1 }, () => {
        given(turnPlayer).controls('Vorse Raider');
        then.can(turnPlayer).activate('Book of Moon');
        then.can(turnPlayer).changePosition('Vorse Raider');
      });
    });
    expect(why).toMatch(/also true with the detail changed/);
  });

  it('is none with two details, or with no such case', () => {
    const two = (contrast: number | string) =>
      refuted(({ given, turnPlayer, then, inCase }) => {
        inCase(text, () => {
          given(turnPlayer).controls('Gemini Elf').hasLP(100);
          then.can(turnPlayer).changePosition('Gemini Elf');
        });
        inCase({ ...text, contrast }, () => {
          given(turnPlayer).controls('Link Spider');
          then.cannot(turnPlayer).changePosition('Link Spider', { because: 'attack-position-only' });
        });
      });
    expect(two(1)).toMatch(/more than one detail/);
    expect(two(3)).toMatch(/no case 3/);
    expect(two('elsewhere 2')).toMatch(/no case elsewhere 2/);
  });

  it('may lie in one action', () => {
    const of = (build: (words: Words) => void) => ruling('probe', head, build).cases[0]!;
    const played = (...does: ((words: Words) => void)[]) =>
      of((words) => {
        for (const one of does) one(words);
      });
    const attacks = ({ turnPlayer }: Words) => turnPlayer.attacks('Gemini Elf', 'directly');
    const moves = ({ turnPlayer }: Words) => turnPlayer.movesTo('end');
    const sets = ({ turnPlayer }: Words) => turnPlayer.sets('Kuriboh');
    const detail = detailBetween(played(attacks, moves), played(attacks, sets, moves));
    expect(detail).toMatchObject({ in: 'steps', here: null, there: { do: 'sets' }, at: 1 });
    expect(detailBetween(played(attacks, sets), played(sets, attacks))).toBeNull();
  });
});

/** Rulings from practice stand for themselves. */
const GROUPS = TOPICS.filter((topic) => topic !== 'cases');

it.each(GROUPS)('%s: boards that differ in one detail and come out differently', (topic) => {
  const cases = rulings.filter((one) => one.topic === topic).flatMap(({ scenario }) => scenario.cases);
  expect(cases.filter(({ contrast }) => contrast !== undefined).length).toBeGreaterThan(0);
});
