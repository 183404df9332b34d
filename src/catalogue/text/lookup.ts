/** Names of cards and archetypes, which texts quote. */
import type { CardDefinition } from '../../engine/definition';
import type { Label, Lang } from './labels';

/** Where a text finds the names it quotes. */
export interface Lookup {
  cardName(passcode: number, lang: Lang): string;
  archetype(id: string, lang: Lang): string;
}

const cards = import.meta.glob<CardDefinition>('../../../cards/{monsters-normal,monsters-effect,spells,traps}/*.json', {
  eager: true,
  import: 'default',
});
const archetypes = import.meta.glob<Record<string, Label>>('../../../cards/archetypes.json', {
  eager: true,
  import: 'default',
});

const names = new Map<number, Label>();
const archetypeNames = new Map<string, Label>();
for (const card of Object.values(cards)) names.set(card.id, card.name);
for (const table of Object.values(archetypes)) {
  for (const [id, label] of Object.entries(table)) archetypeNames.set(id, label);
}

/** The names of the catalogue. A name it does not know is shown by its number or id, never left out. */
export const catalogueNames: Lookup = {
  cardName: (passcode, lang) => names.get(passcode)?.[lang] ?? `#${passcode}`,
  archetype: (id, lang) => archetypeNames.get(id)?.[lang] ?? id,
};
