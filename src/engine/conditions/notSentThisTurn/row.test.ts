import { describe, expect, test } from 'vitest';
import { play, spell, trap } from '../../testing/board';

describe('notSentThisTurn', () => {
  const relic = trap({
    name: 'Relic',
    effects: [
      {
        kind: 'quick',
        from: ['gy'],
        if: [{ cond: 'notSentThisTurn', card: 'self' }],
        do: [{ op: 'gainLP', who: 'you', amount: 100 }],
      },
    ],
  });
  const mill = spell({ name: 'Mill', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'trap' } }] });

  test('a card that lay there before may be used, one sent this turn not before the next', () => {
    expect(play({ you: { gy: [relic] } }).why('Relic')).toEqual([]);
    const t = play({ you: { hand: [mill], spells: [relic] } }).activate('Mill');
    expect(t.place('Relic')).toBe('gy');
    expect(t.why('Relic')).toEqual(['condition-not-met']);
    expect(t.nextTurn().nextTurn().why('Relic')).toEqual([]);
  });
});
