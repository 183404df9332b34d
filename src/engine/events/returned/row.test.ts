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

  test('by an effect of whom, and exactly one', () => {
    const gale = spell({
      name: 'Gale',
      do: [{ op: 'returnToHand', what: { of: 'opponent', kind: 'monster', all: true } }],
    });
    const rung = (by: 'you' | 'opponent', monsters: (typeof knight)[]) => {
      const rings = bell({
        event: 'returned',
        card: { of: 'opponent' },
        to: 'hand',
        by,
        how: 'effect',
        exactlyOne: true,
      });
      return play({ you: { hand: [gale], monsters: [rings] }, opponent: { monsters } })
        .activate('Gale')
        .events('activated', 'Bell').length;
    };
    expect([rung('you', [knight]), rung('opponent', [knight]), rung('you', [knight, knight])]).toEqual([1, 0, 0]);
  });
});
