import { describe, expect, test } from 'vitest';
import { bell, inDefense, monster, play, trap } from '../../testing/board';

describe('attackDeclared', () => {
  const raider = monster({ name: 'Raider', type: 'beast' });
  const wall = monster({ name: 'Wall', type: 'rock', def: 500 });

  test('by whom, with what, at what, directly', () => {
    const rings = (
      when: Omit<Extract<Parameters<typeof bell>[0], { event: 'attackDeclared' }>, 'event'>,
      target: 'Wall' | undefined,
    ) => {
      const ears = bell({ event: 'attackDeclared', ...when });
      const t = play({ you: { monsters: [raider, ears] }, opponent: { monsters: target ? [inDefense(wall)] : [] } });
      return t.goTo('battle').attack('Raider', target).passAll().events('activated', 'Bell').length;
    };
    expect(rings({}, 'Wall')).toBe(1);
    expect([rings({ by: 'you' }, 'Wall'), rings({ by: 'opponent' }, 'Wall')]).toEqual([1, 0]);
    expect([rings({ card: { type: 'beast' } }, 'Wall'), rings({ card: { type: 'rock' } }, 'Wall')]).toEqual([1, 0]);
    expect([rings({ target: { type: 'rock' } }, 'Wall'), rings({ target: { type: 'rock' } }, undefined)]).toEqual([
      1, 0,
    ]);
    expect([rings({ direct: true }, 'Wall'), rings({ direct: true }, undefined)]).toEqual([0, 1]);
    expect([rings({ direct: false }, 'Wall'), rings({ direct: false }, undefined)]).toEqual([1, 0]);
  });

  test('`self` is the card of the effect', () => {
    const t = play({ you: { monsters: [raider, bell({ event: 'attackDeclared', card: 'self' })] } }).goTo('battle');
    expect(t.attack('Raider').events('activated')).toHaveLength(0);
    expect(t.attack('Bell').events('activated', 'Bell')).toHaveLength(1);
  });

  test('a Trap can answer it, but not once the Damage Step has begun or without an attack', () => {
    const pit = trap({
      name: 'Pit',
      when: { event: 'attackDeclared', by: 'opponent', timing: 'when' },
      do: [{ op: 'destroy', what: '$attacker' }],
    });
    const t = play({ you: { monsters: [raider] }, opponent: { spells: [pit] } });
    expect(t.why('Pit')).toContain('event-not-happened');
    t.goTo('battle').attack('Raider');
    expect(t.last('attackDeclared')).toMatchObject({ card: t.id('Raider'), target: null, seat: 0 });
    expect([t.asked, t.why('Pit')]).toEqual([1, []]);
    t.activate('Pit');
    expect(t.place('Raider')).toBe('gy');
    expect(t.lp[1]).toBe(8000);
  });
});
