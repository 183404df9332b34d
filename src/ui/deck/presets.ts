/** Decks as they are offered before a duel: the ready-made ones and the player's own. */

import { type DeckPiles, pairsOf } from '@/catalogue/decklist/piles';
import type { PresetDeck } from '@/catalogue/decks';
import type { OwnDeck } from '@/store/decks';

const repeated = (pairs: readonly (readonly [number, number])[]): number[] =>
  pairs.flatMap(([card, copies]) => Array.from({ length: copies }, () => card));

export const pilesOf = ({ main, extra }: PresetDeck): DeckPiles => ({
  main: repeated(main),
  extra: repeated(extra),
  side: [],
});

/** @param unnamed what a deck is called that has no name */
export function offered({ id, name, piles }: OwnDeck, unnamed: string): PresetDeck {
  const said = name.trim() || unnamed;
  const { main, extra } = piles;
  return {
    id,
    name: { en: said, ko: said },
    description: { en: '', ko: '' },
    main: pairsOf(main),
    extra: pairsOf(extra),
  };
}
