/** Every card in every place can be asked, and the Deck only card by card. */
import { describe, expect, it } from 'vitest';
import { cards, loadCards } from '@/catalogue';
import { type PlacedCard, refusalsFor, refusalsOf, startPosition } from '..';

const put = (name: string, where: Partial<PlacedCard> & Pick<PlacedCard, 'place' | 'seat'>): PlacedCard => ({
  def: loadCards().find((card) => card.name.en === name)!.id,
  ...where,
});
const [MATERIAL, IN_DECK, IN_HAND] = [1, 2, 3];
const duel = startPosition(
  {
    cards: [
      put('Number 39: Utopia', { place: 'monsterZone', seat: 0, index: 0, faceUp: true, position: 'attack' }),
      put('Sangan', { place: 'attached', seat: 0, attachedTo: 0 }),
      put('Sangan', { place: 'deck', seat: 0 }),
      put('Sangan', { place: 'hand', seat: 0 }),
    ],
    at: 'mainPhase1',
    turn: 3,
    turnPlayer: 0,
  },
  cards,
);

describe('reasons', () => {
  it.each([
    ['an Xyz Material', MATERIAL],
    ['a card of the Deck', IN_DECK],
  ])('are given for each effect of %s', (_, card) => {
    const [refusal, ...more] = refusalsOf(duel, cards, card, 0);
    expect(more).toEqual([]);
    expect(refusal).toMatchObject({ card, action: 'activate', effect: 0 });
    expect(refusal!.reasons.map(({ rule }) => rule)).toContain('wrong-place');
    // Whose card it is not is told nothing.
    expect(refusalsOf(duel, cards, card, 1)).toEqual([]);
  });

  it('of all that is held hold the materials, and no Deck', () => {
    const asked = new Set(refusalsFor(duel, cards, 0).map(({ card }) => card));
    expect([...asked].sort()).toEqual([0, MATERIAL, IN_HAND]);
  });
});
