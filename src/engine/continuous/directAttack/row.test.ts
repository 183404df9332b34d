import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('directAttack', () => {
  const sub = (damage = false) =>
    monster({
      name: 'Sub',
      atk: 800,
      effects: [
        {
          kind: 'continuous',
          apply: [{ mod: 'directAttack', to: 'self', ...(damage ? { damage: 'originalAtk' as const } : {}) }],
        },
      ],
    });
  const wall = monster({ name: 'Wall', atk: 300 });
  const grow = spell({
    name: 'Grow',
    do: [{ op: 'changeStats', what: { of: 'you', kind: 'monster' }, atk: { add: 1000 }, until: 'turnEnd' }],
  });

  test('may attack directly although there are monsters, or one of them', () => {
    const board = { you: { monsters: [sub()] }, opponent: { monsters: [wall] } };
    const t = play(board).goTo('battle').attack('Sub');
    expect(t.lp[1]).toBe(7200);
    expect(t.last('damage')).toMatchObject({ direct: true });
    expect(play(board).goTo('battle').attack('Sub', 'Wall').place('Wall')).toBe('gy');
  });

  test('with `damage`, it inflicts its original ATK that way, but not where it needs no ability', () => {
    const lp = (opponent: object) =>
      play({ you: { monsters: [sub(true)], hand: [grow] }, opponent })
        .activate('Grow')
        .goTo('battle')
        .attack('Sub').lp[1];
    expect([lp({ monsters: [wall] }), lp({})]).toEqual([7200, 6200]);
  });

  test('if it loses the ability in the Battle Step, a replay is due', () => {
    const seal = trap({
      name: 'Seal',
      do: [{ op: 'negateEffects', what: { of: 'opponent', kind: 'monster' }, until: 'turnEnd' }],
    });
    const t = play({ you: { monsters: [sub()] }, opponent: { monsters: [wall], spells: [seal] } });
    t.goTo('battle').attack('Sub').activate('Seal').passAll();
    expect(t.optionLabels()).toEqual(['pick Wall', 'decline']);
    t.pick('Wall');
    expect([t.lp[1], t.place('Wall')]).toEqual([7500, 'gy']);
    expect(t.events('attackDeclared')).toHaveLength(1);
  });
});
