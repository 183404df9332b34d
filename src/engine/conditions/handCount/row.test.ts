import { describe, expect, test } from 'vitest';
import { active, monster, play, spell } from '../../testing/board';

describe('handCount', () => {
  const card = monster({ name: 'Card' });
  const cards = (n: number) => Array.from({ length: n }, () => card);
  const well = (who: 'you' | 'opponent' | 'both', range: { min?: number; max?: number }) =>
    active(
      spell({
        name: 'Well',
        property: 'continuous',
        effects: [
          {
            kind: 'ignition',
            if: [{ cond: 'handCount', who, ...range }],
            do: [{ op: 'gainLP', who: 'you', amount: 100 }],
          },
        ],
      }),
    );

  test('counts the cards in a hand', () => {
    const why = (n: number) => play({ you: { spells: [well('you', { min: 2, max: 3 })], hand: cards(n) } }).why('Well');
    expect([1, 2, 3, 4].map((n) => why(n).length === 0)).toEqual([false, true, true, false]);
    expect(why(1)).toEqual(['condition-not-met']);
  });

  test('of the opponent, or of both: then each hand must fit', () => {
    const theirs = (n: number) =>
      play({ you: { spells: [well('opponent', { max: 0 })], hand: cards(3) }, opponent: { hand: cards(n) } }).why(
        'Well',
      );
    expect([theirs(0), theirs(1)]).toEqual([[], ['condition-not-met']]);
    const both = (a: number, b: number) =>
      play({ you: { spells: [well('both', { min: 1 })], hand: cards(a) }, opponent: { hand: cards(b) } }).why('Well');
    expect([both(1, 1), both(2, 0)]).toEqual([[], ['condition-not-met']]);
  });
});
