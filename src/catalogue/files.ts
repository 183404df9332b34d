/** What the files in `cards/` hold, as it stands there: not checked (`load.ts`) and not compiled (`index.ts`). */
import type { CardDefinition } from '@/engine/definition';
import type { ArchetypeTable } from '@/engine/state/cards';
import archetypesFile from '../../cards/archetypes.json';
import namedFile from '../../cards/named.json';
import type { NamedCard } from './load';

const globbed = import.meta.glob<CardDefinition>('../../cards/{monsters-*,spells,traps}/*.json', {
  eager: true,
  import: 'default',
});

/** What the card files hold, by file name. */
export const cardFiles: Readonly<Record<string, CardDefinition>> = Object.fromEntries(
  Object.entries(globbed).map(([file, card]) => [file.replace('../../', ''), card]),
);

/** Strings that make a name belong to an archetype. */
export const archetypes: ArchetypeTable = archetypesFile;

/** Cards that others name but that are not in the catalogue. */
export const namedCards: readonly NamedCard[] = namedFile;
