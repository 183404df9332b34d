import { describe, expect, test } from 'vitest';
import { active, aura, flock, monster, play, ring, spell } from '../../testing/board';

describe('banishInsteadOfGY', () => {
  const cosmos = active(aura('Cosmos', { mod: 'banishInsteadOfGY', cards: { kind: 'monster' } }));
  const knight = monster({ name: 'Knight' });
  const storm = spell({ name: 'Storm', do: [{ op: 'destroy', what: { all: true, kind: 'monster' } }] });
  const fee = spell({
    name: 'Fee',
    cost: [{ op: 'discard', what: { from: 'hand', of: 'you', kind: 'monster' } }],
    do: [{ op: 'draw', who: 'you', n: 1 }],
  });
  const mill = spell({ name: 'Mill', do: [{ op: 'sendToGY', what: { from: 'deck', of: 'you', name: knight.id } }] });

  test('from the field, the hand or the Deck; it was destroyed or discarded all the same', () => {
    const t = play({ you: { hand: [storm], monsters: [knight], spells: [cosmos] } }).activate('Storm');
    expect(t.last('moved', 'Knight')).toMatchObject({ to: 'banished', reasons: ['destroyed'] });
    const hand = play({ you: { hand: [fee, knight], spells: [cosmos] } }).activate('Fee');
    expect(hand.last('moved', 'Knight')).toMatchObject({ to: 'banished', reasons: ['discarded'], cause: 'cost' });
    const deck = play({ you: { hand: [mill], deck: [knight], spells: [cosmos] } }).activate('Mill');
    expect(deck.place('Knight')).toBe('banished');
  });

  test('only cards like this', () => {
    const t = play({ you: { hand: [storm], monsters: [knight], spells: [cosmos] } }).activate('Storm');
    expect(t.place('Storm')).toBe('gy');
  });

  test('nothing was sent to the GY, so nothing answers that; banishing can be answered', () => {
    const board = (card: typeof knight) =>
      play({ you: { hand: [storm], monsters: [card], spells: [cosmos] } }).activate('Storm');
    const sent = monster({ name: 'Ghost', effects: [ring({ event: 'sentToGY', card: 'self' })] });
    expect(board(sent).events('activated', 'Ghost')).toEqual([]);
    const banished = monster({ name: 'Ghost', effects: [ring({ event: 'banished', card: 'self' })] });
    expect(board(banished).events('activated', 'Ghost')).toHaveLength(1);
  });

  test('a Token still vanishes', () => {
    const t = play({ you: { hand: [flock(), storm], spells: [cosmos] } })
      .activate('Flock')
      .activate('Storm');
    expect(t.events('tokenVanished')).toHaveLength(1);
    expect(t.pile(0, 'banished')).toEqual([]);
  });
});
