import { describe, expect, test } from 'vitest';
import type { CardDefinition, Selector } from '../definition';
import { active, monster, play, spell } from '../testing/board';

/** Slots of selectors one by one: the same cards with the slot and without it. */
describe('what a selector asks of a card', () => {
  const call = (what: Selector) =>
    spell({ name: 'Call', do: [{ op: 'addToHand', what: { from: 'deck', of: 'you', ...what } }] });
  /** Cards of the Deck that can be added. */
  const found = (what: Selector, deck: CardDefinition[]): string[] => {
    const t = play({ you: { hand: [call(what)], deck }, also: deck }).activate('Call');
    const labels = t.optionLabels().filter((l) => l.startsWith('pick '));
    return labels.length > 0 ? labels.map((l) => l.slice(5)) : t.pile(0, 'hand');
  };

  test('mentions: the text names the card, in an effect or otherwise', () => {
    const hero = monster({ name: 'Hero' });
    const squire = monster({
      name: 'Squire',
      effects: [
        {
          kind: 'ignition',
          do: [{ op: 'specialSummon', what: { from: 'deck', of: 'you', name: hero.id }, position: 'attack' }],
        },
      ],
    });
    const bard = monster({ name: 'Bard', mentions: [hero.id] });
    const deck = [hero, squire, bard, monster({ name: 'Other' })];
    expect(found({ mentions: hero.id }, deck)).toEqual(['Squire', 'Bard']);
    expect(found({}, deck)).toHaveLength(4);
  });

  test('anyOf: one of several descriptions', () => {
    const deck = [
      monster({ name: 'Fish', type: 'fish' }),
      monster({ name: 'Big', level: 8 }),
      monster({ name: 'Plain' }),
    ];
    expect(found({ anyOf: [{ type: 'fish' }, { level: { min: 7 } }] }, deck)).toEqual(['Fish', 'Big']);
  });

  test('numberInNameAs: the number in the name, whatever stands before it', () => {
    const numbers = ['Number 7: A', 'Number C7: B', 'Number 17: C'].map((name) => monster({ name }));
    const rank = spell({
      name: 'Rank',
      target: [{ of: 'you', kind: 'monster', as: 'base' }],
      do: [{ op: 'addToHand', what: { from: 'deck', of: 'you', numberInNameAs: '$base' } }],
    });
    const t = play({ you: { hand: [rank], monsters: [numbers[0]!], deck: numbers.slice(1) } }).activate('Rank');
    expect(t.pile(0, 'hand')).toEqual(['Number C7: B']);
  });

  test('differentNames: no two of one name, and as many as there are names', () => {
    const [a, b] = [monster({ name: 'A' }), monster({ name: 'B' })];
    const two = (differentNames?: true) =>
      play({ you: { hand: [call({ n: 2, ...(differentNames && { differentNames }) })], deck: [a, a, b] } }).activate(
        'Call',
      );
    expect(
      two(true)
        .pick('A')
        .pile(0, 'hand')
        .map((n) => n[0])
        .sort(),
    ).toEqual(['A', 'B']);
    expect(two().pick('A').can('pick A#2')).toBe(true);
    const same = (differentNames?: true) =>
      play({ you: { hand: [call({ n: 2, ...(differentNames && { differentNames }) })], deck: [a, a] } }).why('Call');
    expect([same(), same(true)]).toEqual([[], ['nothing-to-do']]);
  });

  test('monsterCard: a monster placed as a Spell counts, with what is printed on it', () => {
    const beast = monster({ name: 'Beast', type: 'beast' });
    const count = (what: Selector) =>
      play({
        you: {
          hand: [
            spell({ name: 'Count', do: [{ op: 'damage', to: 'opponent', amount: { times: [{ count: what }, 100] } }] }),
          ],
          spells: [
            active(beast),
            active(spell({ name: 'Song', property: 'continuous', effects: [{ kind: 'activation', do: [] }] })),
          ],
          monsters: [beast],
        },
      }).activate('Count').lp[1];
    expect(count({ of: 'you', monsterCard: true, type: 'beast', all: true })).toBe(7800);
    expect(count({ of: 'you', type: 'beast', all: true })).toBe(7900);
  });

  test('summonedFrom: Special Summoned from there', () => {
    const rise = spell({
      name: 'Rise',
      do: [{ op: 'specialSummon', what: { from: ['gy', 'hand'], of: 'you', kind: 'monster' }, position: 'attack' }],
    });
    const strike = spell({
      name: 'Strike',
      do: [{ op: 'destroy', what: { all: true, of: 'you', kind: 'monster', summonedFrom: 'gy' } }],
    });
    const [a, b] = [monster({ name: 'A' }), monster({ name: 'B' })];
    const t = play({ you: { hand: [rise, rise, strike, b], gy: [a] } });
    t.activate('Rise').pick('A').activate('Rise#2');
    expect(t.activate('Strike').pile(0, 'monsterZones')).toEqual(['B']);
  });

  test('count `moved`: a named group counts also what has moved since', () => {
    const sum = (moved?: true) =>
      spell({
        name: 'Sum',
        do: [
          { op: 'sendToGY', what: { from: 'deck', of: 'you', n: 2 }, as: 'sent' },
          { op: 'banish', what: { from: 'gy', of: 'you' }, join: 'then' },
          {
            op: 'damage',
            to: 'opponent',
            amount: { times: [{ count: '$sent', ...(moved && { moved }) }, 100] },
            join: 'then',
          },
        ],
      });
    const lp = (moved?: true) => {
      const t = play({ you: { hand: [sum(moved)], deck: [monster({ name: 'A' }), monster({ name: 'B' })] } });
      return t.activate('Sum').pick('A').lp[1];
    };
    expect([lp(true), lp()]).toEqual([7800, 7900]);
  });
});
