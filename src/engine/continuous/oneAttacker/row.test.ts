import { describe, expect, test } from 'vitest';
import { active, aura, monster, play } from '../../testing/board';

describe('oneAttacker', () => {
  const knight = monster({ name: 'Knight', atk: 1000 });
  const imp = monster({ name: 'Imp', atk: 500 });
  const door = active(aura('Door', { mod: 'oneAttacker', who: 'both' }));

  test('after one has attacked no other can, even if that one is gone', () => {
    const wall = monster({ name: 'Wall', atk: 2000 });
    const t = play({ you: { monsters: [knight, imp], spells: [door] }, opponent: { monsters: [wall] } });
    t.goTo('battle');
    expect([t.can('attack Knight'), t.can('attack Imp')]).toEqual([true, true]);
    t.attack('Knight');
    expect(t.place('Knight')).toBe('gy');
    expect(t.whyNot({ do: 'attack', card: t.id('Imp') })).toContain('cannot-attack');
  });

  test('the same monster attacks again, and each Battle Phase has its own', () => {
    const twice = active(aura('Twice', { mod: 'attacks', to: { kind: 'monster', of: 'you' }, n: 2 }));
    const t = play({ you: { monsters: [knight, imp], spells: [door, twice] } });
    t.goTo('battle').attack('Knight');
    expect([t.can('attack Knight'), t.can('attack Imp')]).toEqual([true, false]);
    t.nextTurn().nextTurn().goTo('battle');
    expect(t.can('attack Imp')).toBe(true);
  });

  test('a monster that must attack need not where another has', () => {
    const must = active(aura('Must', { mod: 'mustAttack', to: { kind: 'monster', of: 'you' } }));
    const t = play({ you: { monsters: [knight, imp], spells: [door, must] } });
    t.goTo('battle').attack('Knight');
    expect(t.can('to end')).toBe(true);
  });
});
