import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../index';
import { active, aura, monster, play } from '../../testing/board';

describe('scale', () => {
  const scale = (name: string, n: number) => monster({ name, effects: [], pendulum: { left: n, right: n } });
  const six = monster({ name: 'Six', level: 6 });
  const board = (...changes: Omit<Extract<Modifier, { mod: 'scale' }>, 'mod'>[]) =>
    play({
      you: {
        hand: [six],
        spells: [
          active(scale('Low', 1), { index: 0 }),
          active(scale('High', 8), { index: 4 }),
          ...changes.map((change, i) => active(aura(`Aura${i}`, { mod: 'scale', ...change }))),
        ],
      },
    });
  const high = { from: 'spellTrapZone', pendulumZone: true } as const;

  test('set: the Pendulum Summon goes by the new Scale, and the page shows it', () => {
    const t = board({ to: { ...high, of: 'you' }, set: 4 });
    expect([t.card('Low').scale, t.card('High').scale]).toEqual([4, 4]);
    expect(t.can('pendulumSummon Low')).toBe(false);
    expect(board().can('pendulumSummon Low')).toBe(true);
  });

  test('add, after what was set before, and never below 0', () => {
    const both = board({ to: high, set: 4 }, { to: high, add: 3 });
    expect(both.card('High').scale).toBe(7);
    expect(board({ to: high, add: -3 }).card('Low').scale).toBe(0);
    expect(board({ to: high, add: -3 }).card('High').scale).toBe(5);
  });

  test('only in a Pendulum Zone', () => {
    expect(board({ to: high, set: 4 }).card('Six').scale).toBeNull();
  });
});
