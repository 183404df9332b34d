import { describe, expect, test } from 'vitest';
import { active, monster, play, spell } from '../../testing/board';

describe('pendulumSummonNow', () => {
  const scale = (name: string, n: number) => monster({ name, effects: [], level: 4, pendulum: { left: n, right: n } });
  const encore = spell({ name: 'Encore', do: [{ op: 'pendulumSummonNow' }] });
  const four = monster({ name: 'Four' });

  test('a Pendulum Summon beside the one of the turn', () => {
    const t = play({
      you: {
        hand: [encore, four, monster({ name: 'Five', level: 5 })],
        spells: [active(scale('Low', 1), { index: 0 }), active(scale('High', 8), { index: 4 })],
      },
    });
    t.activate('Encore').pick('Four').done().position('attack');
    expect([t.place('Four'), t.place('Five')]).toEqual(['monsterZone', 'hand']);
    expect(t.can('pendulumSummon Low')).toBe(true);
  });

  test('not without Scales', () => {
    expect(play({ you: { hand: [encore, four] } }).why('Encore')).toEqual(['nothing-to-do']);
  });
});
