import { describe, expect, test } from 'vitest';
import { monster, play } from '../../testing/board';

describe('extraAttack', () => {
  const fighter = (inARow: boolean) =>
    monster({
      name: 'Fighter',
      atk: 1500,
      effects: [
        {
          kind: 'trigger',
          when: { event: 'battleDestroys', card: 'self', role: 'attacker' },
          limit: { per: 'turn', key: 'copy' },
          do: [{ op: 'extraAttack', what: 'self', ...(inARow ? { inARow: true as const } : {}) }],
        },
      ],
    });
  const prey = monster({ name: 'Prey', atk: 500 });
  const other = monster({ name: 'Other' });
  const won = (inARow: boolean) =>
    play({ you: { monsters: [fighter(inARow), other] }, opponent: { monsters: [prey] } })
      .goTo('battle')
      .attack('Fighter')
      .activate('Fighter');

  test('one more attack in this Battle Phase', () => {
    expect(won(false).outcomes).toEqual(['resolved']);
    const t = won(false).attack('Other').attack('Fighter');
    expect(t.lp[1]).toBe(8000 - 1000 - 1000 - 1500);
    expect(t.can('attack Fighter')).toBe(false);
  });

  test('`inARow`: only as the next attack of all', () => {
    expect(won(true).can('attack Fighter')).toBe(true);
    expect(won(true).attack('Other').can('attack Fighter')).toBe(false);
  });

  test('not in the Battle Phase of another turn', () => {
    const t = won(false).nextTurn().nextTurn().goTo('battle').attack('Fighter');
    expect(t.can('attack Other')).toBe(true);
    expect(t.can('attack Fighter')).toBe(false);
  });

  test('without it nothing is left to attack with', () => {
    const t = play({ you: { monsters: [fighter(false), other] }, opponent: { monsters: [prey] } });
    expect(t.goTo('battle').attack('Fighter').decline().can('attack Fighter')).toBe(false);
  });
});
