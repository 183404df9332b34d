import { describe, expect, test } from 'vitest';
import { active, monster, play, spell } from '../../testing/board';

describe('placeInPendulumZone', () => {
  const scale = (name: string) =>
    monster({
      name,
      level: 4,
      pendulum: { left: 1, right: 8 },
      effects: [
        {
          kind: 'continuous',
          pendulum: true,
          apply: [{ mod: 'stat', to: { kind: 'monster', of: 'you' }, atk: { add: 300 } }],
        },
      ],
    });
  const put = spell({
    name: 'Put',
    do: [{ op: 'placeInPendulumZone', what: { from: 'deck', of: 'you', pendulum: true } }],
  });

  test('without activation, and its Pendulum Effect applies at once', () => {
    const t = play({ you: { hand: [put], deck: [scale('Low')], monsters: [monster({ name: 'Four' })] } }).activate(
      'Put',
    );
    // The Spell being resolved lies in the other one.
    expect([t.place('Low'), t.card('Low').index, t.atk('Four')]).toEqual(['spellTrapZone', 4, 1300]);
    expect(t.events('activated', 'Low')).toEqual([]);
    expect(t.last('moved', 'Low')).toMatchObject({ reasons: ['placed'] });
  });

  test('in the Monster Zone its Pendulum Effect does not apply', () => {
    expect(play({ you: { monsters: [scale('Low'), monster({ name: 'Four' })] } }).atk('Four')).toBe(1000);
  });

  test('not without a free Pendulum Zone', () => {
    const full = [active(scale('A'), { index: 0 }), active(scale('B'), { index: 4 })];
    expect(play({ you: { hand: [put], deck: [scale('Low')], spells: full } }).why('Put')).toEqual(['nothing-to-do']);
  });

  test('two joined by "and" need two zones', () => {
    const pair = monster({
      name: 'Pair',
      level: 4,
      pendulum: { left: 1, right: 1 },
      effects: [
        {
          kind: 'ignition',
          from: ['hand'],
          do: [
            { op: 'placeInPendulumZone', what: { from: 'deck', of: 'you', pendulum: true } },
            { op: 'placeInPendulumZone', what: 'self', join: 'and' },
          ],
        },
      ],
    });
    const board = (spells: ReturnType<typeof active>[]) =>
      play({ you: { hand: [pair], deck: [scale('Low')], spells } });
    const t = board([]).activate('Pair', 0);
    expect([t.card('Low').index, t.card('Pair').index]).toEqual([0, 4]);
    expect(board([active(scale('A'), { index: 0 })]).why('Pair')).toEqual(['nothing-to-do']);
  });
});
