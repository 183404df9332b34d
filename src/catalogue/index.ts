/**
 * The cards and decks in `cards/`. They are taken as they are: every file is checked by the tests and by
 * `npm run cards`, so the page need not carry the checker (`load.ts`).
 */
import type { CardDefinition } from '@/engine/definition';
import { type ArchetypeTable, type Cards, compileCards } from '@/engine/state/cards';
import archetypesFile from '../../cards/archetypes.json';
import namedFile from '../../cards/named.json';
import type { NamedCard } from './load';

export { type PresetDeck, presetDecks } from './decks';
export { effectNumbers } from './numbers';

const globbed = import.meta.glob<CardDefinition>('../../cards/{monsters-*,spells,traps}/*.json', {
  eager: true,
  import: 'default',
});

/** What the card files hold, by file name. */
export const cardFiles: Readonly<Record<string, CardDefinition>> = Object.fromEntries(
  Object.entries(globbed).map(([file, card]) => [file.replace('../../', ''), card]),
);
const definitions: readonly CardDefinition[] = Object.values(cardFiles);

/** Strings that make a name belong to an archetype. */
export const archetypes: ArchetypeTable = archetypesFile;

/** All cards, by folder and file name. */
export const loadCards = (): CardDefinition[] => [...definitions];

const byId = new Map(definitions.map((card) => [card.id, card]));
/** The card with this passcode. */
export const cardById = (id: number): CardDefinition | undefined => byId.get(id);

/** Cards that others name but that are not in the catalogue. */
export const namedCards: readonly NamedCard[] = namedFile;

/** All cards as the engine wants them. */
export const cards: Cards = compileCards(definitions, archetypes);
