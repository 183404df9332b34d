import { describe, expect, test } from 'vitest';
import { faceDown, monster, play } from '../../testing/board';

describe('notSummonedThisTurn', () => {
  const elder = monster({
    name: 'Elder',
    effects: [
      {
        kind: 'ignition',
        if: [{ cond: 'notSummonedThisTurn', card: 'self' }],
        do: [{ op: 'gainLP', who: 'you', amount: 100 }],
      },
    ],
  });
  test('not in the turn of its Summon or of being flipped, but later', () => {
    expect(play({ you: { monsters: [elder] } }).why('Elder')).toEqual([]);
    expect(
      play({ you: { hand: [elder] } })
        .normalSummon('Elder')
        .why('Elder'),
    ).toEqual(['condition-not-met']);
    const t = play({ you: { monsters: [faceDown(elder)] } }).flipSummon('Elder');
    expect(t.why('Elder')).toEqual(['condition-not-met']);
    expect(t.nextTurn().nextTurn().why('Elder')).toEqual([]);
  });
});
