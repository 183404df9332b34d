import { describe, expect, test } from 'vitest';
import { monster, play, spell } from '../../testing/board';

describe('arrangeDeck', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => monster({ name }));
  const scout = (at: 'top' | 'bottom') =>
    spell({
      name: 'Scout',
      do: [
        { op: 'lookAt', what: { from: 'deck', of: 'you', n: 3, top: true }, as: 'seen' },
        { join: 'then', may: true, op: 'addToHand', what: { is: '$seen', from: 'deck', def: { max: 0 } } },
        { join: 'also', op: 'arrangeDeck', what: '$seen', at },
      ],
    });
  const deck = [a, b, c, d].flatMap((x) => (x ? [x] : []));

  test('puts the cards back on top in the order named, the topmost first, without a shuffle', () => {
    const t = play({ you: { hand: [scout('top')], deck } }).activate('Scout');
    t.pick('C').pick('D');
    expect(t.pile(0, 'deck')).toEqual(['A', 'B', 'D', 'C']);
    expect(t.events('shuffled')).toEqual([]);
  });

  test('or at the bottom; what has left the Deck is left out', () => {
    const low = monster({ name: 'Low', def: 0 });
    const t = play({ you: { hand: [scout('bottom')], deck: [...deck, low] } }).activate('Scout');
    t.yes();
    expect(t.place('Low')).toBe('hand');
    t.pick('C');
    expect(t.pile(0, 'deck')).toEqual(['D', 'C', 'A', 'B']);
    expect(t.events('shuffled')).toEqual([]);
  });

  test('cannot be activated with nothing to arrange', () => {
    expect(play({ you: { hand: [scout('top')], deck: [] } }).why('Scout')).toEqual(['nothing-to-do']);
  });
});
