import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('returnToDeck', () => {
  const knight = monster({ name: 'Knight' });
  const back = (at: 'shuffle' | 'top' | 'bottom') =>
    spell({ name: 'Back', target: [{ as: 't', kind: 'monster' }], do: [{ op: 'returnToDeck', what: '$t', at }] });

  test('on top: it is the next card its owner draws', () => {
    const t = play({ you: { hand: [back('top')] }, opponent: { monsters: [knight] } }).activate('Back');
    expect(t.pile(1, 'deck').at(-1)).toBe('Knight');
    expect(t.last('moved', 'Knight')).toMatchObject({ to: 'deck', reasons: ['returned'], cause: 'effect' });
    expect(t.events('shuffled')).toEqual([]);
    expect(t.nextTurn().pile(1, 'hand')).toEqual(['Knight']);
  });

  test('at the bottom', () => {
    const t = play({ you: { hand: [back('bottom')] }, opponent: { monsters: [knight] } }).activate('Back');
    expect(t.pile(1, 'deck')[0]).toBe('Knight');
    expect(t.events('shuffled')).toEqual([]);
  });

  test("shuffled into the owner's Deck", () => {
    const t = play({ you: { hand: [back('shuffle')], monsters: [{ card: knight, owner: 1 }] } }).activate('Back');
    expect(t.pile(1, 'deck')).toContain('Knight');
    expect(t.events('shuffled')).toMatchObject([{ seat: 1, what: 'deck' }]);
    expect(t.card('Knight', 1).def).toBe(null);
  });

  test('does nothing to a target that has left', () => {
    const exit = trap({ name: 'Exit', do: [{ op: 'sendToGY', what: { of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [back('top')] }, opponent: { monsters: [knight], spells: [exit] } });
    t.activate('Back').activate('Exit').passAll();
    expect(t.place('Knight')).toBe('gy');
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
  });

  test('cannot be activated without a card to return', () => {
    const all = spell({
      name: 'All',
      do: [{ op: 'returnToDeck', what: { all: true, of: 'opponent', kind: 'monster' }, at: 'top' }],
    });
    expect(play({ you: { hand: [all] } }).why('All')).toEqual(['nothing-to-do']);
    const t = play({ you: { hand: [all] }, opponent: { monsters: [knight, knight] } }).activate('All');
    expect(t.pile(1, 'monsterZones')).toEqual([]);
    expect(t.outcomes).toEqual(['resolved']);
    expect(play({ you: { hand: [back('top')] } }).why('Back')).toEqual(['no-target']);
  });
});
