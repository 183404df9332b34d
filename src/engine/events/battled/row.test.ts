import { describe, expect, test } from 'vitest';
import { bell, faceDown, inDefense, monster, play, trap } from '../../testing/board';

describe('battled', () => {
  const raider = monster({ name: 'Raider', type: 'beast' });
  const wall = monster({ name: 'Wall', type: 'rock', def: 2000 });
  type Battled = Omit<Extract<Parameters<typeof bell>[0], { event: 'battled' }>, 'event' | 'card'>;

  test('the attacker and the monster attacked, after damage calculation', () => {
    const attacker = (when: Battled) =>
      play({
        you: { monsters: [bell({ event: 'battled', card: 'self', ...when })] },
        opponent: { monsters: [inDefense(wall)] },
      })
        .goTo('battle')
        .attack('Bell');
    const t = attacker({});
    expect(t.events('activated', 'Bell')).toHaveLength(1);
    expect(t.last('battled')).toMatchObject({ attacker: t.id('Bell'), target: t.id('Wall'), targetWasFaceDown: false });
    const target = (when: Battled) =>
      play({
        you: { monsters: [raider] },
        opponent: { monsters: [inDefense(bell({ event: 'battled', card: 'self', ...when }))] },
      })
        .goTo('battle')
        .attack('Raider');
    const count = (x: ReturnType<typeof play>) => x.events('activated', 'Bell').length;
    expect(count(target({}))).toBe(1);
    expect([count(attacker({ role: 'attacker' })), count(target({ role: 'attacker' }))]).toEqual([1, 0]);
    expect([count(attacker({ role: 'target' })), count(target({ role: 'target' }))]).toEqual([0, 1]);
    expect([count(attacker({ against: { type: 'rock' } })), count(target({ against: { type: 'rock' } }))]).toEqual([
      1, 0,
    ]);
  });

  test('against a monster that was face-down when it was attacked', () => {
    const count = (put: ReturnType<typeof faceDown>) =>
      play({
        you: { monsters: [bell({ event: 'battled', card: 'self', targetWasFaceDown: true })] },
        opponent: { monsters: [put] },
      })
        .goTo('battle')
        .attack('Bell')
        .events('activated', 'Bell').length;
    expect([count(faceDown(wall)), count(inDefense(wall))]).toEqual([1, 0]);
  });

  test('nobody battled in a direct attack or if the attack ends before damage calculation', () => {
    const ears = bell({ event: 'battled', card: 'self' });
    expect(
      play({ you: { monsters: [ears] } })
        .goTo('battle')
        .attack('Bell')
        .events('activated'),
    ).toEqual([]);
    const pit = trap({ name: 'Pit', when: { event: 'attackDeclared' }, do: [{ op: 'negateAttack' }] });
    const t = play({ you: { monsters: [ears] }, opponent: { monsters: [inDefense(wall)], spells: [pit] } });
    t.goTo('battle').attack('Bell').activate('Pit');
    expect(t.events('battled')).toEqual([]);
    expect(t.events('activated', 'Bell')).toEqual([]);
  });

  test('a monster destroyed by the battle still battled, and answers on the field', () => {
    const ears = bell({ event: 'battled', card: 'self' }, { atk: 100 });
    const t = play({ you: { monsters: [ears] }, opponent: { monsters: [raider] } })
      .goTo('battle')
      .attack('Bell');
    expect(t.events('activated', 'Bell')).toMatchObject([{ place: 'monsterZone' }]);
    expect(t.place('Bell')).toBe('gy');
  });
});
