import { describe, expect, test } from 'vitest';
import { flock, monster, play, spell, trap } from '../../testing/board';

describe('returnToHand', () => {
  const breeze = spell({
    name: 'Breeze',
    target: [{ as: 't', kind: 'monster' }],
    do: [{ op: 'returnToHand', what: '$t' }],
  });
  const knight = monster({ name: 'Knight' });

  test("returns a card to its owner's hand, whoever controls it", () => {
    const t = play({ you: { hand: [breeze], monsters: [{ card: knight, owner: 1 }] } }).activate('Breeze');
    expect(t.pile(1, 'hand')).toEqual(['Knight']);
    expect(t.pile(0, 'hand')).toEqual([]);
    expect(t.last('moved', 'Knight')).toMatchObject({ to: 'hand', reasons: ['returned'], cause: 'effect', by: 0 });
  });

  test('there it is hidden again from the other player', () => {
    const t = play({ you: { hand: [breeze] }, opponent: { monsters: [knight] } }).activate('Breeze');
    expect(t.card('Knight', 0).def).toBe(null);
    expect(t.card('Knight', 1).def).toBe(knight.id);
  });

  test('a Token vanishes', () => {
    const t = play({ you: { hand: [flock(), breeze] } })
      .activate('Flock')
      .activate('Breeze');
    expect(t.pile(0, 'hand')).toEqual([]);
    expect(t.place('Sheep')).toBe('nowhere');
  });

  test('does nothing to a target that has left', () => {
    const exit = trap({ name: 'Exit', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [breeze] }, opponent: { monsters: [knight], spells: [exit] } });
    t.activate('Breeze').activate('Exit').passAll();
    expect(t.place('Knight')).toBe('gy');
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
  });

  test('cannot be activated without a card to return', () => {
    const all = spell({
      name: 'All',
      do: [{ op: 'returnToHand', what: { all: true, of: 'opponent', kind: 'monster' } }],
    });
    expect(play({ you: { hand: [all] } }).why('All')).toEqual(['nothing-to-do']);
    const t = play({ you: { hand: [all] }, opponent: { monsters: [knight, knight] } }).activate('All');
    expect(t.pile(1, 'monsterZones')).toEqual([]);
    expect(t.outcomes).toEqual(['resolved']);
    expect(play({ you: { hand: [breeze] } }).why('Breeze')).toEqual(['no-target']);
  });
});
