import { describe, expect, test } from 'vitest';
import { monster, play, trap } from '../../testing/board';

describe('calculateDamage', () => {
  const shield = trap({
    name: 'Shield',
    when: { event: 'attackDeclared', by: 'opponent', timing: 'when' },
    do: [{ op: 'calculateDamage' }],
  });
  const raider = monster({ name: 'Raider', atk: 1500 });

  test('the battle is fought at once, and is over with that', () => {
    const t = play({
      you: { monsters: [raider] },
      opponent: { monsters: [monster({ name: 'Prey' })], spells: [shield] },
    });
    t.goTo('battle').attack('Raider').activate('Shield').passAll();
    expect(t.events('damage')).toMatchObject([{ seat: 1, amount: 500, how: 'battle' }]);
    expect(t.place('Prey')).toBe('gy');
    expect(t.last('moved', 'Prey')).toMatchObject({ reasons: ['destroyed'], byBattle: true });
    expect(t.events('battled')).toHaveLength(1);
    expect(t.events('attackDeclared')).toHaveLength(1);
    expect(t.events('momentBegan')).toEqual([]);
  });

  test('what battle cannot destroy stays', () => {
    const wall = monster({
      name: 'Wall',
      effects: [{ kind: 'continuous', apply: [{ mod: 'indestructible', to: 'self', by: ['battle'] }] }],
    });
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [wall], spells: [shield] } });
    t.goTo('battle').attack('Raider').activate('Shield').passAll();
    expect([t.place('Wall'), t.lp[1]]).toEqual(['monsterZone', 7500]);
  });

  test('cannot be activated without a battle', () => {
    const any = trap({ name: 'Any', do: [{ op: 'calculateDamage' }] });
    expect(play({ you: { spells: [any] } }).why('Any')).toEqual(['nothing-to-do']);
  });
});
