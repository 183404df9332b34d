/** Reads card files that nobody has checked yet: every problem is named with file, path, what was found and expected. */
import * as v from 'valibot';
import type { CardDefinition } from '@/engine/definition';
import type { ArchetypeTable } from '@/engine/state/cards';
import { cardSchema } from './schema/card';
import { type Problem, pathText, problemsOf, valueText } from './schema/problems';
import { senseOf } from './schema/sense';
import { walk } from './schema/walk';

export interface FileProblem extends Problem {
  file: string;
}

const line = ({ path, found, expected }: Problem): string =>
  `${path === '' ? '(the whole file)' : path}: found ${found}, expected ${expected}`;

/** All problems of one or more card files. */
export class CardFileError extends Error {
  readonly problems: readonly FileProblem[];
  constructor(problems: readonly FileProblem[]) {
    super(problems.map((problem) => `${problem.file}: ${line(problem)}`).join('\n'));
    this.name = 'CardFileError';
    this.problems = problems;
  }
}

/**
 * The card a JSON value describes.
 * @param json what the file holds, already parsed
 * @param file its name, for messages
 * @throws CardFileError with all problems
 */
export const readCard = (json: unknown, file: string): CardDefinition => {
  // A list has keys too, so the schema would name all of those it lacks.
  const result = v.safeParse(cardSchema, Array.isArray(json) ? null : json);
  const problems = result.success ? senseOf(result.output) : problemsOf(result.issues);
  if (problems.length > 0) throw new CardFileError(problems.map((problem) => ({ file, ...problem })));
  return json as CardDefinition;
};

/** A card that others name but that is not in the catalogue: its passcode and its names. */
export interface NamedCard {
  id: number;
  en: string;
  ko: string;
  ja: string;
}

/** Slots that hold the passcode of a name. */
const NAME_SLOTS = ['name', 'exceptName', 'tributing', 'byEffectOfName'];

/** What several cards get wrong together: passcodes and names taken twice, names and archetypes nobody has. */
const together = (
  cards: readonly { file: string; card: CardDefinition }[],
  unreadable: readonly unknown[],
  archetypes: ArchetypeTable,
  named: readonly NamedCard[],
): FileProblem[] => {
  const problems: FileProblem[] = [];
  const taken = new Map<string, string>();
  const claim = (file: string, path: string, value: string | number): void => {
    const other = taken.get(`${path}:${value}`);
    if (other) problems.push({ file, path, found: valueText(value), expected: `one not used by ${other}` });
    else taken.set(`${path}:${value}`, file);
  };
  for (const { file, card } of cards) {
    claim(file, 'id', card.id);
    for (const language of ['en', 'ko', 'ja'] as const) claim(file, `name.${language}`, card.name[language]);
  }
  // A card that could not be read is still there to be named.
  const ids = new Set<unknown>(cards.map(({ card }) => card.id));
  for (const json of unreadable) if (typeof json === 'object' && json !== null && 'id' in json) ids.add(json.id);
  const unused = new Set(named.map(({ id }) => id));
  named.forEach((card, i) => {
    const file = 'cards/named.json';
    claim(file, 'id', card.id);
    for (const language of ['en', 'ko', 'ja'] as const) claim(file, `name.${language}`, card[language]);
    if (ids.has(card.id))
      problems.push({
        file,
        path: `[${i}].id`,
        found: String(card.id),
        expected: 'a card that is not in the catalogue',
      });
  });
  for (const { file, card } of cards) {
    walk(card.effects, (value, keys) => {
      const path = pathText(['effects', ...keys]);
      const key = keys.at(-1);
      const slot = typeof key === 'number' ? keys.at(-2) : key;
      if (typeof value === 'number' && typeof slot === 'string' && NAME_SLOTS.includes(slot)) {
        if (!ids.has(value) && !named.some(({ id }) => id === value)) {
          const expected = 'the passcode of a card in the catalogue or in cards/named.json';
          problems.push({ file, path, found: String(value), expected });
        }
        unused.delete(value);
      }
      const isArchetype = key === 'archetype' || keys.at(-2) === 'archetype';
      if (isArchetype && typeof value === 'string' && !(value in archetypes)) {
        const known = Object.keys(archetypes).join(', ');
        problems.push({
          file,
          path,
          found: valueText(value),
          expected: `an archetype of cards/archetypes.json: ${known}`,
        });
      }
      return undefined;
    });
  }
  named.forEach(({ id }, i) => {
    if (unused.has(id) && !ids.has(id))
      problems.push({
        file: 'cards/named.json',
        path: `[${i}].id`,
        found: String(id),
        expected: 'a card that an effect names',
      });
  });
  return problems;
};

/**
 * Reads card files that are used together.
 * @param files parsed contents by file name
 * @param also cards that are there already
 * @param named cards that are not there but may be named
 * @throws CardFileError with the problems of all files
 */
export const readCards = (
  files: Readonly<Record<string, unknown>>,
  archetypes: ArchetypeTable,
  also: readonly CardDefinition[] = [],
  named: readonly NamedCard[] = [],
): CardDefinition[] => {
  const problems: FileProblem[] = [];
  const unreadable: unknown[] = [];
  const read: { file: string; card: CardDefinition }[] = also.map((card) => ({
    file: `the card ${card.name.en}`,
    card,
  }));
  for (const [file, json] of Object.entries(files)) {
    try {
      read.push({ file, card: readCard(json, file) });
    } catch (error) {
      if (!(error instanceof CardFileError)) throw error;
      problems.push(...error.problems);
      unreadable.push(json);
    }
  }
  problems.push(...together(read, unreadable, archetypes, named));
  if (problems.length > 0) throw new CardFileError(problems);
  return read.slice(also.length).map(({ card }) => card);
};
