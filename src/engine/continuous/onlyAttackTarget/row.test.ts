import { describe, expect, test } from 'vitest';
import { inDefense, monster, play } from '../../testing/board';

describe('onlyAttackTarget', () => {
  const bait = monster({
    name: 'Bait',
    def: 0,
    effects: [{ kind: 'continuous', apply: [{ mod: 'onlyAttackTarget', to: 'self' }] }],
  });
  const prey = monster({ name: 'Prey', def: 0 });
  const raider = monster({ name: 'Raider' });

  test('other monsters cannot be attacked', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [inDefense(prey), inDefense(bait)] } });
    t.goTo('battle').attack('Raider');
    expect([t.place('Bait'), t.place('Prey')]).toEqual(['gy', 'monsterZone']);
  });

  test('when it is gone they can', () => {
    const t = play({ you: { monsters: [raider, raider] }, opponent: { monsters: [inDefense(prey), inDefense(bait)] } });
    t.goTo('battle').attack('Raider').attack('Raider#2');
    expect(t.place('Prey')).toBe('gy');
  });

  test('nor the player, even by a monster that could attack directly', () => {
    const sub = monster({
      name: 'Sub',
      effects: [{ kind: 'continuous', apply: [{ mod: 'directAttack', to: 'self' }] }],
    });
    const t = play({ you: { monsters: [sub] }, opponent: { monsters: [inDefense(bait)] } })
      .goTo('battle')
      .attack('Sub');
    expect([t.place('Bait'), t.lp[1]]).toEqual(['gy', 8000]);
  });

  test('its own player attacks as he likes', () => {
    const t = play({ you: { monsters: [bait, raider] }, opponent: { monsters: [inDefense(prey)] } }).goTo('battle');
    expect(t.attack('Raider').place('Prey')).toBe('gy');
  });
});
