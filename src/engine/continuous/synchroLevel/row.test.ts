import { describe, expect, test } from 'vitest';
import { active, aura, monster, play } from '../../testing/board';

describe('synchroLevel', () => {
  const tuner = monster({ name: 'Tuner', level: 3, abilities: ['tuner'] });
  const helper = monster({
    name: 'Helper',
    level: 1,
    effects: [{ kind: 'continuous', apply: [{ mod: 'synchroLevel', to: 'self', level: 2 }] }],
  });
  const one = monster({ name: 'One', level: 1 });
  const synchro = (level: number) =>
    monster({
      name: `Level ${level}`,
      frame: 'synchro',
      effects: [],
      level,
      materials: { slots: [{ what: { tuner: true } }, { what: { tuner: false }, min: 1 }] },
    });
  const can = (level: number, monsters = [tuner, helper], more = {}) =>
    play({ you: { monsters, extra: [synchro(level)], ...more } }).can(`materialSummon Level ${level}`);

  test('counts as its own Level or as the other, as it suits', () => {
    expect([can(4), can(5), can(6)]).toEqual([true, true, false]);
    expect([can(5, [tuner, helper, one]), can(6, [tuner, helper, one])]).toEqual([true, true]);
  });

  test('not for other monsters, and not while its effects are negated', () => {
    expect(can(5, [tuner, one])).toBe(false);
    const drain = active(aura('Drain', { mod: 'negateEffects', to: { kind: 'monster' } }));
    expect([can(4, [tuner, helper], { spells: [drain] }), can(5, [tuner, helper], { spells: [drain] })]).toEqual([
      true,
      false,
    ]);
  });

  test('its Level itself does not change', () => {
    expect(play({ you: { monsters: [helper] } }).card('Helper').stats?.level).toBe(1);
  });
});
