/** What speaks against a deck (OCG rules: 40 to 60 cards, up to 15 in Extra and Side Deck, up to 3 copies of a name). */
import { copiesOf, type DeckPiles, PILES, type Pile } from './piles';

const MAIN_LEAST = 40;
const MAIN_MOST = 60;
const PILE_MOST = 15;
export const COPIES_MOST = 3;

export type DeckProblem =
  /** A card the engine does not know: with it no duel can begin. */
  | { what: 'unknown'; card: number; pile: Pile; copies: number }
  | { what: 'tooFew'; pile: Pile; found: number; least: number }
  | { what: 'tooMany'; pile: Pile; found: number; most: number }
  | { what: 'copies'; card: number; found: number; most: number; inSide: boolean }
  /** A card that lies in the wrong one of Main and Extra Deck. */
  | { what: 'misplaced'; card: number; pile: Pile };

/** @param isExtra whether a card belongs into the Extra Deck; null for one that is not known */
export function deckProblems(piles: DeckPiles, isExtra: (card: number) => boolean | null): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const seen = new Set<number>();
  for (const pile of PILES) {
    for (const card of new Set(piles[pile])) {
      const extra = isExtra(card);
      if (extra === null) {
        const copies = piles[pile].filter((one) => one === card).length;
        problems.push({ what: 'unknown', card, pile, copies });
      } else if (pile !== 'side' && extra !== (pile === 'extra')) problems.push({ what: 'misplaced', card, pile });
      const found = copiesOf(piles, card);
      if (found > COPIES_MOST && !seen.has(card))
        problems.push({ what: 'copies', card, found, most: COPIES_MOST, inSide: piles.side.includes(card) });
      seen.add(card);
    }
  }
  const { main } = piles;
  if (main.length < MAIN_LEAST) problems.push({ what: 'tooFew', pile: 'main', found: main.length, least: MAIN_LEAST });
  for (const pile of PILES) {
    const most = pile === 'main' ? MAIN_MOST : PILE_MOST;
    if (piles[pile].length > most) problems.push({ what: 'tooMany', pile, found: piles[pile].length, most });
  }
  return problems;
}

/** Without these nothing can be played at all; the others only break the rules of deck building. */
export const isBlocking = ({ what }: DeckProblem): boolean => what === 'unknown' || what === 'misplaced';

/**
 * How likely at least one of these copies is among the first cards drawn.
 * @param of cards in the Deck
 * @param drawn how many are drawn
 * @returns 0 to 1
 */
export function oddsOf(copies: number, of: number, drawn: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(drawn, of); i++) none *= Math.max(0, of - copies - i) / (of - i);
  return copies === 0 ? 0 : 1 - none;
}
