import { describe, expect, test } from 'vitest';
import { monster, play, trap } from '../../testing/board';

describe('battlePhaseEnded', () => {
  const goblin = monster({
    name: 'Goblin',
    effects: [
      {
        kind: 'reaction',
        if: [{ cond: 'didThisTurn', card: 'self', what: 'attacked' }],
        when: { event: 'battlePhaseEnded' },
        do: [{ op: 'changePosition', what: 'self', to: 'defense' }],
      },
    ],
  });
  const other = monster({ name: 'Other' });

  test('something is done without a Chain when the Battle Phase ends', () => {
    const t = play({ you: { monsters: [goblin, other] } })
      .goTo('battle')
      .attack('Goblin');
    expect(t.card('Goblin').position).toBe('attack');
    t.goTo('main2');
    expect(t.card('Goblin').position).toBe('defense');
    expect(t.events('battlePhaseEnded')).toHaveLength(1);
    expect(t.events('activated')).toEqual([]);
  });

  test('also when an effect ends it', () => {
    const curfew = trap({ name: 'Curfew', do: [{ op: 'endBattlePhase' }] });
    const t = play({ you: { monsters: [goblin, other] }, opponent: { spells: [curfew] } });
    t.goTo('battle').attack('Goblin').activate('Curfew').passAll();
    expect([t.phase, t.card('Goblin').position]).toEqual(['main2', 'defense']);
  });

  test('not if there was none, and only if its condition holds', () => {
    const t = play({ you: { monsters: [goblin, other] } }).nextTurn();
    expect(t.events('battlePhaseEnded')).toEqual([]);
    expect(t.card('Goblin').position).toBe('attack');
    const idle = play({ you: { monsters: [goblin, other] } })
      .goTo('battle')
      .attack('Other')
      .goTo('main2');
    expect(idle.card('Goblin').position).toBe('attack');
  });
});
