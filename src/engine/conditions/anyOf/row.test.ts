import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('anyOf', () => {
  const either = spell({
    name: 'Either',
    if: [
      {
        cond: 'anyOf',
        of: [
          { cond: 'controls', who: 'you', cards: { kind: 'monster' } },
          { cond: 'compare', left: { lp: 'you' }, is: 'atMost', right: 1000 },
        ],
      },
    ],
    do: [{ op: 'gainLP', who: 'you', amount: 100 }],
  });
  const knight = monster({ name: 'Knight' });

  test('one of the conditions is enough', () => {
    expect(play({ you: { hand: [either], monsters: [knight] } }).why('Either')).toEqual([]);
    expect(play({ you: { hand: [either] }, lp: [1000, 8000] }).why('Either')).toEqual([]);
    expect(play({ you: { hand: [either], monsters: [knight] }, lp: [1000, 8000] }).why('Either')).toEqual([]);
  });

  test('none is not', () => {
    expect(play({ you: { hand: [either] }, opponent: { monsters: [knight] } }).why('Either')).toEqual([
      'condition-not-met',
    ]);
  });

  test('other conditions must hold besides', () => {
    const both = spell({
      name: 'Both',
      if: [
        {
          cond: 'anyOf',
          of: [
            { cond: 'turn', whose: 'you' },
            { cond: 'turn', whose: 'opponent' },
          ],
        },
        { cond: 'handCount', who: 'opponent', min: 1 },
      ],
      do: [{ op: 'gainLP', who: 'you', amount: 100 }],
    });
    expect(play({ you: { hand: [both] } }).why('Both')).toEqual(['condition-not-met']);
    expect(play({ you: { hand: [both] }, opponent: { hand: [knight] } }).why('Both')).toEqual([]);
  });
});
