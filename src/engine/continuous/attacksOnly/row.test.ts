import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../definition';
import { inDefense, monster, play } from '../../testing/board';

describe('attacksOnly', () => {
  const only: Modifier = { mod: 'attacksOnly', to: 'self', targets: { type: 'dragon' } };
  const hunter = (...more: Modifier[]) =>
    monster({ name: 'Hunter', effects: [{ kind: 'continuous', apply: [only, ...more] }] });
  const dragon = monster({ name: 'Dragon', type: 'dragon', def: 0 });
  const prey = monster({ name: 'Prey', def: 0 });
  const foes = { opponent: { monsters: [inDefense(prey), inDefense(dragon)] } };

  test('other monsters cannot be chosen', () => {
    const t = play({ you: { monsters: [hunter()] }, ...foes })
      .goTo('battle')
      .attack('Hunter');
    expect([t.place('Dragon'), t.place('Prey')]).toEqual(['gy', 'monsterZone']);
  });

  test('nor the player, even by what attacks directly', () => {
    const t = play({ you: { monsters: [hunter({ mod: 'directAttack', to: 'self' })] }, ...foes })
      .goTo('battle')
      .attack('Hunter');
    expect([t.place('Dragon'), t.lp[1]]).toEqual(['gy', 8000]);
  });

  test('without such a monster it attacks nothing', () => {
    const you = { monsters: [hunter(), monster({ name: 'Other' })] };
    for (const opponent of [{ monsters: [inDefense(prey)] }, {}]) {
      const t = play({ you, opponent }).goTo('battle');
      expect(t.whyNot({ do: 'attack', card: t.id('Hunter') })).toEqual(['no-attack-target']);
      expect(t.can('attack Other')).toBe(true);
    }
  });

  test('other monsters attack as they like', () => {
    const t = play({ you: { monsters: [hunter(), monster({ name: 'Other' })] }, ...foes }).goTo('battle');
    expect(t.attack('Other', 'Prey').place('Prey')).toBe('gy');
  });
});
