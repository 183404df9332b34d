import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell } from '../../testing/board';

describe('matches', () => {
  const dark = monster({ name: 'Dark', attribute: 'dark', type: 'fiend' });
  const light = monster({ name: 'Light', attribute: 'light' });

  test('a card where it is now', () => {
    const judge = spell({
      name: 'Judge',
      target: [{ as: 't', kind: 'monster' }],
      do: [
        { op: 'gainLP', who: 'you', amount: 100 },
        {
          op: 'gainLP',
          who: 'you',
          amount: 1000,
          join: 'also',
          if: [{ cond: 'matches', card: '$t', as: { attribute: 'dark', faceUp: true } }],
        },
      ],
    });
    const lp = (put: Parameters<typeof play>[0]) => play(put).activate('Judge').lp[0];
    expect(lp({ you: { hand: [judge] }, opponent: { monsters: [dark] } })).toBe(9100);
    expect(lp({ you: { hand: [judge] }, opponent: { monsters: [light] } })).toBe(8100);
    expect(lp({ you: { hand: [judge] }, opponent: { monsters: [faceDown(dark)] } })).toBe(8100);
  });

  test('a card that has moved is judged by what it was just before', () => {
    const exile = spell({
      name: 'Exile',
      target: [{ as: 't', kind: 'monster' }],
      do: [
        { op: 'banish', what: '$t' },
        {
          op: 'draw',
          who: 'you',
          n: 1,
          join: 'ifDo',
          if: [{ cond: 'matches', card: '$t', as: { from: 'monsterZone', faceUp: true, attribute: 'dark' } }],
        },
      ],
    });
    const drawn = (put: Parameters<typeof play>[0]) => play(put).activate('Exile').events('drawn').length;
    expect(drawn({ you: { hand: [exile] }, opponent: { monsters: [dark] } })).toBe(1);
    expect(drawn({ you: { hand: [exile] }, opponent: { monsters: [light] } })).toBe(0);
    expect(drawn({ you: { hand: [exile] }, opponent: { monsters: [faceDown(dark)] } })).toBe(0);
  });

  test('every card a reference means must fit; no card fits nothing', () => {
    const pair = (cards: 'self' | { of: 'you'; kind: 'monster' }) =>
      spell({
        name: 'Pair',
        if: [{ cond: 'matches', card: cards, as: { attribute: 'dark' } }],
        do: [{ op: 'gainLP', who: 'you', amount: 100 }],
      });
    const all = pair({ of: 'you', kind: 'monster' });
    expect(play({ you: { hand: [all], monsters: [dark, dark] } }).why('Pair')).toEqual([]);
    expect(play({ you: { hand: [all], monsters: [dark, light] } }).why('Pair')).toEqual(['condition-not-met']);
    expect(play({ you: { hand: [all] } }).why('Pair')).toEqual(['condition-not-met']);
    expect(play({ you: { hand: [pair('self')] } }).why('Pair')).toEqual(['condition-not-met']);
    const maybe = spell({
      name: 'Maybe',
      target: [{ as: 't', kind: 'monster', ifPossible: true }],
      do: [
        { op: 'gainLP', who: 'you', amount: 100 },
        { op: 'gainLP', who: 'you', amount: 1000, join: 'also', if: [{ cond: 'matches', card: '$t', as: {} }] },
      ],
    });
    expect(play({ you: { hand: [maybe], monsters: [light] } }).activate('Maybe').lp[0]).toBe(9100);
    expect(play({ you: { hand: [maybe] } }).activate('Maybe').lp[0]).toBe(8100);
  });
});
