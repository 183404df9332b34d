import { describe, expect, test } from 'vitest';
import { bell, faceDown, monster, play, ring, spell } from '../../testing/board';

describe('returned', () => {
  const knight = monster({ name: 'Knight' });
  const breeze = spell({ name: 'Breeze', do: [{ op: 'returnToHand', what: { of: 'opponent', kind: 'monster' } }] });
  const sink = spell({
    name: 'Sink',
    do: [{ op: 'returnToDeck', what: { of: 'opponent', kind: 'monster' }, at: 'shuffle' }],
  });
  const rake = spell({
    name: 'Rake',
    do: [{ op: 'returnToDeck', what: { from: 'gy', of: 'opponent', kind: 'monster' }, at: 'shuffle' }],
  });

  test('to the hand or to the Deck, and from where', () => {
    const rung = (card: typeof breeze, to: 'hand' | 'deck') =>
      play({
        you: { hand: [card], monsters: [bell({ event: 'returned', card: {}, from: 'field', to })] },
        opponent: { monsters: [knight], gy: [knight] },
      })
        .activate(card.name.en)
        .events('activated', 'Bell').length;
    expect([breeze, sink, rake].map((c) => rung(c, 'hand'))).toEqual([1, 0, 0]);
    expect([breeze, sink, rake].map((c) => rung(c, 'deck'))).toEqual([0, 1, 0]);
  });

  test('a mandatory effect of the card itself answers from the Deck, if it was face-up', () => {
    const snake = monster({
      name: 'Snake',
      effects: [ring({ event: 'returned', card: 'self', from: 'field', to: 'deck', faceUp: true })],
    });
    const lp = (put: Parameters<typeof faceDown>[0] | ReturnType<typeof faceDown>) =>
      play({ you: { hand: [sink] }, opponent: { monsters: [put] } })
        .activate('Sink')
        .passAll().lp[1];
    expect([lp(snake), lp(faceDown(snake))]).toEqual([8100, 8000]);
  });
});
