/** What keeps a deck from being used for a duel at all. */
import { deckProblems, isBlocking } from '@/catalogue/decklist/check';
import type { DeckPiles } from '@/catalogue/decklist/piles';
import { FIRST_HAND } from '@/catalogue/decklist/piles';
import type { Lang } from '@/store/settings';
import { isExtra } from './catalog';
import { problemText } from './Legality';
import { DECK_WORDS } from './words';

/** The first reason, or null where a duel can begin; the Side Deck is not played with. */
export function blockedBy(piles: DeckPiles, lang: Lang): string | null {
  const problem = deckProblems({ ...piles, side: [] }, isExtra).find(isBlocking);
  if (problem) return problemText(problem, lang);
  return piles.main.length < FIRST_HAND ? DECK_WORDS[lang].tooSmall(FIRST_HAND) : null;
}
