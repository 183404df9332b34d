/** Names of cards and archetypes, which texts quote. */
import { archetypes, cardById, namedCards } from '../index';
import type { Lang } from './labels';

/** Where a text finds the names it quotes. */
export interface Lookup {
  cardName(passcode: number, lang: Lang): string;
  archetype(id: string, lang: Lang): string;
}

/** The names of the catalogue. A name it does not know is shown by its number or id, never left out. */
export const catalogueNames: Lookup = {
  cardName: (passcode, lang) =>
    (cardById(passcode)?.name ?? namedCards.find(({ id }) => id === passcode))?.[lang] ?? `#${passcode}`,
  archetype: (id, lang) => archetypes[id]?.[lang] ?? id,
};
