import { describe, expect, test } from 'vitest';
import { play, trap } from '../../testing/board';

describe('activatedFrom', () => {
  const dual = trap({
    name: 'Dual',
    effects: [
      { kind: 'rule', rule: 'canBeActivatedFromHand', if: [{ cond: 'turn', whose: 'you' }] },
      {
        kind: 'activation',
        do: [
          { op: 'gainLP', who: 'you', amount: 100 },
          { join: 'then', op: 'gainLP', who: 'you', amount: 1000, if: [{ cond: 'activatedFrom', place: 'field' }] },
          { join: 'also', op: 'gainLP', who: 'you', amount: 10, if: [{ cond: 'activatedFrom', place: 'hand' }] },
        ],
      },
    ],
  });

  test('a Set card was on the field, a card of the hand was not', () => {
    expect(play({ you: { spells: [dual] } }).activate('Dual').lp[0]).toBe(9100);
    expect(play({ you: { hand: [dual] } }).activate('Dual').lp[0]).toBe(8110);
  });
});
