import { describe, expect, test } from 'vitest';
import { active, aura, monster, play, spell, trap } from '../../testing/board';

describe('addToHand', () => {
  const call = spell({ name: 'Call', do: [{ op: 'addToHand', what: { from: 'deck', of: 'you', type: 'dragon' } }] });
  const dig = spell({ name: 'Dig', do: [{ op: 'addToHand', what: { from: 'gy', of: 'you', type: 'dragon' } }] });
  const dragon = monster({ name: 'Dragon', type: 'dragon' });
  const drake = monster({ name: 'Drake', type: 'dragon' });
  const other = monster({ name: 'Other' });

  test('takes a card from the Deck, shows it to both players and shuffles', () => {
    const t = play({ you: { hand: [call], deck: [dragon, other, drake] } }).activate('Call');
    expect(t.optionLabels()).toEqual(['pick Dragon', 'pick Drake']);
    t.pick('Drake');
    expect(t.pile(0, 'hand')).toEqual(['Drake']);
    expect(t.last('moved', 'Drake')).toMatchObject({ to: 'hand', reasons: [], cause: 'effect' });
    expect(t.last('revealed')).toMatchObject({ cards: [t.id('Drake')], to: 'both' });
    expect(t.card('Drake', 1).def).toBe(drake.id);
    expect(t.events('shuffled')).toHaveLength(1);
    expect(t.events('drawn')).toEqual([]);
    expect(t.outcomes).toEqual(['resolved']);
  });

  test('cannot be activated when no such card is there', () => {
    const t = play({ you: { hand: [call, dig], deck: [other], gy: [other] } });
    expect(t.why('Call')).toEqual(['nothing-to-do']);
    expect(t.why('Dig')).toEqual(['nothing-to-do']);
  });

  test('a ban on adding from the Deck stops it there, but not in the GY', () => {
    const drought = aura('Drought', { mod: 'cannotAddFromDeck', who: 'both' });
    const t = play({
      you: { hand: [call, dig], deck: [dragon], gy: [drake] },
      opponent: { spells: [active(drought)] },
    });
    expect(t.why('Call')).toEqual(['nothing-to-do']);
    t.activate('Dig');
    expect(t.pile(0, 'hand')).toContain('Drake');
    expect(t.events('shuffled')).toEqual([]);
  });

  test('does nothing if the card has moved meanwhile', () => {
    const crow = trap({ name: 'Crow', do: [{ op: 'banish', what: { from: 'gy', of: 'opponent', type: 'dragon' } }] });
    const t = play({ you: { hand: [dig], gy: [drake] }, opponent: { spells: [crow] } });
    t.activate('Dig').activate('Crow').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.events('revealed')).toEqual([]);
  });
});
