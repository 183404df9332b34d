import { describe, expect, test } from 'vitest';
import { active, aura, inDefense, monster, play, spell, trap } from '../../testing/board';

describe('cannotAttack', () => {
  const chains = (direct: boolean) =>
    aura('Chains', {
      mod: 'cannotAttack',
      to: { kind: 'monster', level: { min: 4 } },
      ...(direct ? { direct: true as const } : {}),
    });
  const knight = monster({ name: 'Knight', level: 4 });
  const imp = monster({ name: 'Imp', level: 3 });

  test('no attack can be declared with it', () => {
    const t = play({ you: { monsters: [knight, imp], spells: [active(chains(false))] } }).goTo('battle');
    expect(t.can('attack Imp')).toBe(true);
    expect(t.whyNot({ do: 'attack', card: t.id('Knight') })).toEqual(['cannot-attack']);
  });

  test('`direct`: it can attack monsters, but not the player', () => {
    const board = { monsters: [knight, imp], spells: [active(chains(true))] };
    const t = play({ you: board }).goTo('battle');
    expect(t.can('attack Imp')).toBe(true);
    expect(t.whyNot({ do: 'attack', card: t.id('Knight') })).not.toEqual([]);
    const wall = play({ you: board, opponent: { monsters: [inDefense(monster({ name: 'Wall', def: 100 }))] } }).goTo(
      'battle',
    );
    expect(wall.attack('Knight').place('Wall')).toBe('gy');
  });

  test('it can still be attacked, and the ban goes with its source', () => {
    const t = play({
      you: { monsters: [monster({ name: 'Big', level: 1, atk: 1500 })] },
      opponent: { monsters: [knight], spells: [active(chains(false))] },
    });
    expect(t.goTo('battle').attack('Big').place('Knight')).toBe('gy');
    const shatter = spell({ name: 'Break', do: [{ op: 'destroy', what: { of: 'opponent', kind: 'spell' } }] });
    const free = play({ you: { monsters: [knight], hand: [shatter] }, opponent: { spells: [active(chains(false))] } });
    expect(free.activate('Break').goTo('battle').can('attack Knight')).toBe(true);
  });

  test('an attack already declared stops when it begins to apply', () => {
    const fetters = trap({
      name: 'Fetters',
      property: 'continuous',
      effects: [
        { kind: 'activation', do: [] },
        { kind: 'continuous', apply: [{ mod: 'cannotAttack', to: { of: 'opponent', kind: 'monster' } }] },
      ],
    });
    const t = play({ you: { monsters: [knight] }, opponent: { spells: [fetters] } })
      .goTo('battle')
      .attack('Knight')
      .activate('Fetters');
    t.passAll();
    expect(t.lp[1]).toBe(8000);
    expect(t.last('attackStopped')).toMatchObject({ card: t.id('Knight') });
  });
});
