import { describe, expect, test } from 'vitest';
import { monster, play } from '../../testing/board';

describe('noShield', () => {
  const veil = monster({
    name: 'Veil',
    atk: 0,
    effects: [{ kind: 'continuous', apply: [{ mod: 'noShield', to: 'self' }] }],
  });
  const fisher = monster({
    name: 'Fisher',
    effects: [
      {
        kind: 'continuous',
        apply: [
          { mod: 'noShield', to: 'self' },
          { mod: 'cannotBeAttacked', to: 'self' },
        ],
      },
    ],
  });
  const raider = monster({ name: 'Raider' });

  test('alone it does not keep the opponent from attacking directly; it may be attacked too', () => {
    const board = { you: { monsters: [raider] }, opponent: { monsters: [veil] } };
    const t = play(board).goTo('battle').attack('Raider');
    expect([t.lp[1], t.place('Veil')]).toEqual([7000, 'monsterZone']);
    expect(play(board).goTo('battle').attack('Raider', 'Veil').place('Veil')).toBe('gy');
  });

  test('what cannot be attacked either leaves only the direct attack', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [fisher] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.lp[1]).toBe(7000);
    expect(t.last('attackDeclared')).toMatchObject({ target: null });
  });

  test('another monster shields as always', () => {
    const t = play({
      you: { monsters: [raider] },
      opponent: { monsters: [fisher, monster({ name: 'Prey', atk: 100 })] },
    });
    t.goTo('battle').attack('Raider');
    expect([t.place('Prey'), t.lp[1]]).toEqual(['gy', 7100]);
  });
});
