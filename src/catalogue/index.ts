/**
 * The cards and decks in `cards/`. They are taken as they are: every file is checked by the tests and before every
 * command, so the page need not carry the checker (`load.ts`).
 */
import type { CardDefinition } from '@/engine/definition';
import { type Cards, compileCards } from '@/engine/state/cards';
import { archetypes, cardFiles } from './files';

export { type PresetDeck, presetDecks } from './decks';
export { archetypes, cardFiles, namedCards } from './files';
export { effectNumbers } from './numbers';

const definitions: readonly CardDefinition[] = Object.values(cardFiles);

/** All cards, by folder and file name. */
export const loadCards = (): CardDefinition[] => [...definitions];

const byId = new Map(definitions.map((card) => [card.id, card]));
/** The card with this passcode. */
export const cardById = (id: number): CardDefinition | undefined => byId.get(id);

/** All cards as the engine wants them. */
export const cards: Cards = compileCards(definitions, archetypes);
