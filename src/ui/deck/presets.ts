/** Decks as they are offered before a duel: the ready-made ones and the player's own. */

import { type DeckPiles, pairsOf } from '@/catalogue/decklist/piles';
import type { PresetDeck } from '@/catalogue/decks';
import type { OwnDeck } from '@/store/decks';
import type { Lang } from '@/store/settings';
import { calledApart } from '../app/apart';

const repeated = (pairs: readonly (readonly [number, number])[]): number[] =>
  pairs.flatMap(([card, copies]) => Array.from({ length: copies }, () => card));

export const pilesOf = ({ main, extra }: PresetDeck): DeckPiles => ({
  main: repeated(main),
  extra: repeated(extra),
  side: [],
});

/** What each of the player's own decks is called in a list of them. */
export const deckTitles = (decks: readonly OwnDeck[], unnamed: string, lang: Lang): Map<string, string> =>
  calledApart(
    decks,
    ({ name }) => name.trim() || unnamed,
    ({ changed }) => changed,
    lang,
  );

/** @param said what it is called in the list */
export function offered({ id, piles: { main, extra } }: OwnDeck, said: string): PresetDeck {
  return {
    id,
    name: { en: said, ko: said },
    description: { en: '', ko: '' },
    main: pairsOf(main),
    extra: pairsOf(extra),
  };
}
