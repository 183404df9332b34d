import { describe, expect, test } from 'vitest';
import { bell, inDefense, monster, play, trap } from '../../testing/board';

describe('changeAttackTarget', () => {
  const shift = trap({
    name: 'Shift',
    when: { event: 'attackTargeted', card: { kind: 'monster', of: 'you' } },
    target: [{ as: 't', kind: 'monster', of: 'you', not: '$attackTarget' }],
    do: [{ op: 'changeAttackTarget', to: '$t' }],
  });
  const raider = monster({ name: 'Raider', atk: 1500 });
  const prey = monster({ name: 'Prey', def: 0 });
  const wall = monster({ name: 'Wall', def: 2000 });

  test('the other monster is attacked; that is no declaration and no replay', () => {
    const t = play({
      you: { monsters: [raider] },
      opponent: { monsters: [inDefense(prey), inDefense(wall)], spells: [shift] },
    });
    t.goTo('battle').attack('Raider', 'Prey').activate('Shift').passAll();
    expect(t.lp).toEqual([7500, 8000]);
    expect(t.place('Prey')).toBe('monsterZone');
    expect(t.last('attackRedirected')).toMatchObject({ card: t.id('Wall'), attacker: t.id('Raider') });
    expect(t.events('attackDeclared')).toHaveLength(1);
    expect(t.events('attackTargeted').map((e) => e.card)).toEqual([t.id('Prey'), t.id('Wall')]);
  });

  test('the monster now chosen can answer that', () => {
    const ears = bell({ event: 'attackTargeted', card: 'self' });
    const t = play({
      you: { monsters: [raider] },
      opponent: { monsters: [inDefense(prey), inDefense(ears)], spells: [shift] },
    });
    t.goTo('battle').attack('Raider', 'Prey').activate('Shift').passAll();
    expect(t.events('activated', 'Bell')).toHaveLength(1);
  });

  test('a target that has left is no target: the attack goes on as it was', () => {
    const breeze = trap({ name: 'Breeze', do: [{ op: 'returnToHand', what: { name: wall.id } }] });
    const t = play({
      you: { monsters: [raider], spells: [breeze] },
      opponent: { monsters: [inDefense(prey), inDefense(wall)], spells: [shift] },
    });
    t.goTo('battle').attack('Raider', 'Prey');
    while (!t.can('activate Shift')) t.pass();
    t.activate('Shift').activate('Breeze').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.events('attackRedirected')).toEqual([]);
  });

  test('cannot be activated without an attack or without another monster', () => {
    const any = trap({ name: 'Any', do: [{ op: 'changeAttackTarget', to: { kind: 'monster', of: 'you' } }] });
    expect(play({ you: { spells: [any], monsters: [prey] } }).why('Any')).toEqual(['nothing-to-do']);
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [inDefense(prey)], spells: [shift] } });
    t.goTo('battle').attack('Raider');
    expect(t.place('Prey')).toBe('gy');
  });
});
