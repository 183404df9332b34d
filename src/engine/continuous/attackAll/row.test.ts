import { describe, expect, test } from 'vitest';
import { monster, play } from '../../testing/board';

describe('attackAll', () => {
  const priest = monster({
    name: 'Priest',
    atk: 1700,
    effects: [{ kind: 'continuous', apply: [{ mod: 'attackAll', to: 'self' }] }],
  });
  const prey = monster({ name: 'Prey' });
  const other = monster({ name: 'Other' });

  test('every monster of the opponent once each', () => {
    const t = play({ you: { monsters: [priest, other] }, opponent: { monsters: [prey, prey] } }).goTo('battle');
    t.attack('Priest', 'Prey').attack('Priest', 'Prey#2');
    expect(t.pile(1, 'gy')).toEqual(['Prey', 'Prey#2']);
    expect(t.lp[1]).toBe(8000 - 700 - 700);
    expect(t.can('attack Priest')).toBe(false);
  });

  test('not the same monster again', () => {
    const wall = monster({
      name: 'Wall',
      effects: [{ kind: 'continuous', apply: [{ mod: 'indestructible', to: 'self', by: ['battle'] }] }],
    });
    const t = play({ you: { monsters: [priest, other] }, opponent: { monsters: [wall] } })
      .goTo('battle')
      .attack('Priest');
    expect(t.can('attack Priest')).toBe(false);
    expect(t.can('attack Other')).toBe(true);
  });

  test('with no monsters there, one direct attack', () => {
    const t = play({ you: { monsters: [priest, other] } })
      .goTo('battle')
      .attack('Priest');
    expect(t.lp[1]).toBe(6300);
    expect(t.can('attack Priest')).toBe(false);
  });
});
