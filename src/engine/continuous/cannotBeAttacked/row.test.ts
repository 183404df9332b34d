import { describe, expect, test } from 'vitest';
import { inDefense, monster, play } from '../../testing/board';

describe('cannotBeAttacked', () => {
  const captain = monster({
    name: 'Captain',
    effects: [
      {
        kind: 'continuous',
        apply: [{ mod: 'cannotBeAttacked', to: { of: 'you', kind: 'monster', faceUp: true, not: 'self' } }],
      },
    ],
  });
  const knight = monster({ name: 'Knight', def: 0 });
  const raider = monster({ name: 'Raider', atk: 1500 });

  test('is no choice for an attack, another monster is', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [captain, inDefense(knight)] } })
      .goTo('battle')
      .attack('Raider');
    expect(t.place('Captain')).toBe('gy');
    expect(t.place('Knight')).toBe('monsterZone');
  });

  test('if nothing else is there, no attack is possible, nor a direct one', () => {
    const t = play({ you: { monsters: [raider] }, opponent: { monsters: [captain, captain] } });
    t.answer('to battle').passAll();
    expect(t.events('attackDeclared')).toEqual([]);
    expect(t.can('attack Raider')).toBe(false);
    expect(t.whyNot({ do: 'attack', card: t.id('Raider') })).toContain('no-attack-target');
  });

  test('the protection goes with its source', () => {
    const t = play({ you: { monsters: [raider, raider] }, opponent: { monsters: [captain, inDefense(knight)] } }).goTo(
      'battle',
    );
    t.attack('Raider').attack('Raider#2');
    expect(t.place('Knight')).toBe('gy');
  });
});
