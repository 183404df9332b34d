import { describe, expect, test } from 'vitest';
import { active, aura, monster, play } from '../../testing/board';

describe('noHandLimit', () => {
  const cards = Array.from({ length: 8 }, () => monster({ name: 'Card' }));
  const endless = (who: 'you' | 'opponent' | 'both') => active(aura('Endless', { mod: 'noHandLimit', who }));

  test('nothing is discarded in the End Phase', () => {
    const t = play({ you: { hand: cards, spells: [endless('you')] } }).nextTurn();
    expect(t.pile(0, 'hand')).toHaveLength(8);
  });

  test('without it, or if it is for the other player, all surplus cards go', () => {
    for (const spells of [[], [endless('opponent')]]) {
      const t = play({ you: { hand: cards, spells } })
        .answer('to end')
        .passAll();
      expect(t.duel.prompt).toMatchObject({ kind: 'pick', purpose: 'handLimit', group: { min: 2, max: 2 } });
      t.pick('Card', 'Card#2');
      expect(t.pile(0, 'hand')).toHaveLength(6);
    }
  });

  test('for both, also in the turn of the opponent', () => {
    const t = play({ you: { spells: [endless('both')] }, opponent: { hand: cards } })
      .nextTurn()
      .nextTurn();
    expect(t.pile(1, 'hand')).toHaveLength(9);
  });
});
