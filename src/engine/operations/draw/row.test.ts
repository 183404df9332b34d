import { describe, expect, test } from 'vitest';
import { monster, play, spell, trap } from '../../testing/board';

describe('draw', () => {
  const pot = spell({ name: 'Pot', do: [{ op: 'draw', who: 'you', n: 2 }] });
  const [a, b, c] = ['A', 'B', 'C'].map((name) => monster({ name })) as [
    ReturnType<typeof monster>,
    ReturnType<typeof monster>,
    ReturnType<typeof monster>,
  ];

  test('takes the top cards; drawing is not adding to the hand by choice', () => {
    const t = play({ you: { hand: [pot], deck: [a, b, c] } }).activate('Pot');
    expect(t.pile(0, 'hand')).toEqual(['C', 'B']);
    expect(t.pile(0, 'deck')).toEqual(['A']);
    expect(t.last('drawn')).toMatchObject({ seat: 0, cards: [t.id('C'), t.id('B')], cause: 'effect', link: 1 });
    expect(t.last('moved', 'B')?.reasons).toEqual(['drawn']);
    expect(t.card('C', 1).def).toBe(null);
  });

  test('cannot be activated with too small a Deck', () => {
    const t = play({ you: { hand: [pot], deck: [a] } });
    expect(t.can('activate Pot')).toBe(false);
    expect(t.why('Pot')).toEqual(['nothing-to-do']);
  });

  test('a Deck that has become too small loses when the effect resolves', () => {
    const mill = trap({
      name: 'Mill',
      do: [{ op: 'sendToGY', what: { from: 'deck', of: 'opponent', kind: 'monster' } }],
    });
    const t = play({ you: { hand: [pot], deck: [a, b] }, opponent: { spells: [mill] } });
    t.activate('Pot').activate('Mill').pick('A');
    expect(t.duel.result).toEqual({ winner: 1, reason: 'deckOut' });
    expect(t.last('duelEnded')).toMatchObject({ winner: 1, reason: 'deckOut' });
  });

  test('both draw; if neither can, nobody wins', () => {
    const gifts = spell({ name: 'Gifts', do: [{ op: 'draw', who: 'both', n: 1 }] });
    const t = play({ you: { hand: [gifts], deck: [a] }, opponent: { deck: [b] } }).activate('Gifts');
    expect([t.place('A'), t.place('B')]).toEqual(['hand', 'hand']);
    const short = { you: { hand: [gifts], deck: [a] }, opponent: { deck: [] } };
    expect(play(short).why('Gifts')).toEqual(['nothing-to-do']);
    const swap = spell({
      name: 'Swap',
      do: [
        { op: 'sendToGY', what: { all: true, from: 'deck' } },
        { op: 'draw', who: 'both', n: 1 },
      ],
    });
    const drawn = play({ you: { hand: [swap], deck: [a] }, opponent: { deck: [b] } }).activate('Swap');
    expect(drawn.duel.result).toEqual({ winner: null, reason: 'deckOut' });
  });

  test('as many as the cost will be: nobody knows before it is paid', () => {
    const trade = spell({
      name: 'Trade',
      cost: [{ op: 'sendToGY', what: { from: 'hand', of: 'you', kind: 'monster', max: 2 }, as: 'sent' }],
      do: [{ op: 'draw', who: 'you', n: { count: '$sent', moved: true } }],
    });
    const t = play({ you: { hand: [trade, a], deck: [b, c] } }).activate('Trade');
    expect([t.place('A'), t.pile(0, 'hand')]).toEqual(['gy', ['C']]);
    expect(play({ you: { hand: [trade, a], deck: [] } }).why('Trade')).toEqual(['nothing-to-do']);
  });

  test('a number counted when the effect resolves may have become 0', () => {
    const each = spell({
      name: 'Each',
      do: [{ op: 'draw', who: 'you', n: { count: { of: 'opponent', kind: 'monster' } } }],
    });
    const exit = trap({ name: 'Exit', do: [{ op: 'returnToHand', what: { of: 'you', kind: 'monster' } }] });
    const t = play({ you: { hand: [each] }, opponent: { monsters: [a], spells: [exit] } });
    t.activate('Each').activate('Exit').passAll();
    expect(t.outcomes).toEqual(['withoutEffect', 'resolved']);
    expect(play({ you: { hand: [each] } }).why('Each')).toEqual(['nothing-to-do']);
  });
});
