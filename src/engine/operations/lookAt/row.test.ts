import { describe, expect, test } from 'vitest';
import { faceDown, monster, play, spell, trap } from '../../testing/board';

describe('lookAt', () => {
  const spy = spell({ name: 'Spy', do: [{ op: 'lookAt', what: { from: 'hand', of: 'opponent', all: true } }] });
  const a = monster({ name: 'A' });

  test('the player of the effect sees the cards for as long as they stay there', () => {
    const t = play({ you: { hand: [spy] }, opponent: { hand: [a] } });
    expect(t.card('A', 0).def).toBe(null);
    t.activate('Spy');
    expect(t.outcomes).toEqual(['resolved']);
    expect(t.card('A', 0).def).toBe(a.id);
    expect(t.last('revealed')).toMatchObject({ cards: [t.id('A')], to: 0 });
    t.nextTurn().set('A');
    expect(t.card('A', 0).def).toBe(null);
  });

  test('a Set card looked at stays Set, and its own player learns nothing', () => {
    const peek = spell({ name: 'Peek', target: [{ as: 't', faceUp: false }], do: [{ op: 'lookAt', what: '$t' }] });
    const t = play({ you: { hand: [peek], deck: [a, a] }, opponent: { monsters: [faceDown(monster({ name: 'B' }))] } });
    t.activate('Peek');
    expect(t.card('B', 0)).toMatchObject({ faceUp: false, def: expect.any(Number) });
    expect(t.events('flipped')).toEqual([]);
    const scout = spell({ name: 'Scout', do: [{ op: 'lookAt', what: { from: 'deck', of: 'opponent', all: true } }] });
    const deck = play({ you: { hand: [scout] }, opponent: { deck: [a] } }).activate('Scout');
    expect([deck.card('A', 0).def, deck.card('A', 1).def]).toEqual([a.id, null]);
  });

  test('cannot be activated with nothing to look at', () => {
    expect(play({ you: { hand: [spy] } }).why('Spy')).toEqual(['nothing-to-do']);
  });

  test('does nothing if the cards are gone when it resolves', () => {
    const drop = trap({ name: 'Drop', do: [{ op: 'discard', what: { from: 'hand', of: 'you' } }] });
    const t = play({ you: { hand: [spy] }, opponent: { hand: [a], spells: [drop] } });
    t.activate('Spy').activate('Drop').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(t.events('revealed')).toEqual([]);
  });
});
