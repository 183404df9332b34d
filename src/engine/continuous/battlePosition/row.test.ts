import { describe, expect, test } from 'vitest';
import type { Position } from '../../index';
import { active, aura, faceDown, inDefense, monster, play, spell } from '../../testing/board';

describe('battlePosition', () => {
  const orders = (name: string, position: Position, level = 4) =>
    aura(name, { mod: 'battlePosition', to: { kind: 'monster', faceUp: true, level: { min: level } }, position });
  const down = orders('Down', 'defense');
  const up = orders('Up', 'attack');
  const knight = monster({ name: 'Knight' });
  const imp = monster({ name: 'Imp', level: 3 });

  test('turns face-up monsters that fit, and those that come later', () => {
    const t = play({ you: { monsters: [imp, faceDown(monster({ name: 'Spy' }))], hand: [knight], spells: [down] } });
    t.activate('Down').normalSummon('Knight');
    expect(['Knight', 'Imp', 'Spy'].map((n) => t.card(n).position)).toEqual(['defense', 'attack', 'defense']);
    expect(t.last('positionChanged', 'Knight')).toMatchObject({ position: 'defense', cause: 'effect' });
  });

  test('neither its player nor an effect turns it back', () => {
    const turn = spell({ name: 'Turn', do: [{ op: 'changePosition', what: { kind: 'monster' }, to: 'attack' }] });
    const t = play({ you: { monsters: [inDefense(knight)], hand: [turn], spells: [active(down)] } });
    expect(t.whyNot({ do: 'changePosition', card: t.id('Knight') })).toEqual(['locked']);
    expect(t.why('Turn')).toEqual(['nothing-to-do']);
  });

  test('of two the later one shows', () => {
    const t = play({ you: { monsters: [knight], hand: [up], spells: [active(down)] } });
    expect(t.card('Knight').position).toBe('defense');
    expect(t.activate('Up').card('Knight').position).toBe('attack');
    expect(t.events('positionChanged', 'Knight')).toHaveLength(2);
  });
});
