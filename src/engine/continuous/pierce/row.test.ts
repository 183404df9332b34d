import { describe, expect, test } from 'vitest';
import { faceDown, inDefense, monster, play } from '../../testing/board';

describe('pierce', () => {
  const spear = monster({
    name: 'Spear',
    atk: 1900,
    effects: [{ kind: 'continuous', apply: [{ mod: 'pierce', to: 'self' }] }],
  });
  const plain = monster({ name: 'Plain', atk: 1900 });
  const wall = (def: number) => monster({ name: 'Wall', def });
  const attack = (attacker: typeof spear, put: ReturnType<typeof inDefense>) =>
    play({ you: { monsters: [attacker] }, opponent: { monsters: [put] } })
      .goTo('battle')
      .attack(attacker.name.en);

  test('the difference to a Defense Position monster is battle damage', () => {
    const t = attack(spear, inDefense(wall(400)));
    expect(t.lp).toEqual([8000, 6500]);
    expect(t.last('damage')).toMatchObject({ seat: 1, how: 'battle', dealer: t.id('Spear') });
    expect(attack(plain, inDefense(wall(400))).lp).toEqual([8000, 8000]);
  });

  test('also if the monster was face-down', () => {
    expect(attack(spear, faceDown(wall(400))).lp).toEqual([8000, 6500]);
  });

  test('none if the DEF is as high or higher', () => {
    expect(attack(spear, inDefense(wall(1900))).lp).toEqual([8000, 8000]);
    expect(attack(spear, inDefense(wall(2000))).lp).toEqual([7900, 8000]);
  });

  test('also from a monster that is not destroyed', () => {
    const reaper = monster({
      name: 'Reaper',
      def: 200,
      effects: [{ kind: 'continuous', apply: [{ mod: 'indestructible', to: 'self', by: ['battle'] }] }],
    });
    const t = attack(spear, inDefense(reaper));
    expect([t.place('Reaper'), t.lp[1]]).toEqual(['monsterZone', 6300]);
  });

  test('`times`: double the damage', () => {
    const lance = monster({
      name: 'Lance',
      atk: 1900,
      effects: [{ kind: 'continuous', apply: [{ mod: 'pierce', to: 'self', times: 2 }] }],
    });
    expect(attack(lance, inDefense(wall(400))).lp).toEqual([8000, 5000]);
  });
});
