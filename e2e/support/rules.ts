/** The rules on the test's side: what the page shows is compared with what the engine says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedCard, readCards } from '../../src/catalogue/load';
import { type ArchetypeTable, compileCards, type DeckList } from '../../src/engine';

const folder = join(import.meta.dirname, '../../cards');
const json = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const files = ['monsters-normal', 'monsters-effect', 'spells', 'traps'].flatMap((kind) =>
  readdirSync(join(folder, kind)).map((file) => `${kind}/${file}`),
);
const archetypes = json('archetypes.json') as ArchetypeTable;
const named = json('named.json') as NamedCard[];

export const definitions = readCards(
  Object.fromEntries(files.map((file) => [file, json(file)])),
  archetypes,
  [],
  named,
);
export const cards = compileCards(definitions, archetypes);

interface PresetDeck {
  name: { en: string; ko: string };
  main: [number, number][];
  extra: [number, number][];
}

const repeated = (pile: [number, number][]): number[] => pile.flatMap(([code, copies]) => Array(copies).fill(code));

/** All preset decks, by the names of their files. */
export const deckIds: readonly string[] = readdirSync(join(folder, 'decks'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

export function deckNamed(id: string): DeckList & { name: PresetDeck['name'] } {
  const { name, main, extra } = json(`decks/${id}.json`) as PresetDeck;
  return { name, main: repeated(main), extra: repeated(extra) };
}
