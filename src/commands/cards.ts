/**
 * npm run cards -- [--reference FILE] [--json]: checks all card files, counts what no ruling has used yet, and
 * compares each card with an official reference, of which nothing is kept.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import explained from '../../cards/explained.json';
import { compareCard, type Explained, type Mismatch, unexplained } from '../catalogue/compare/compare';
import { type OfficialCard, readOfficial } from '../catalogue/compare/official';
import { cardFiles } from '../catalogue/files';
import { linesOf, problemsInCards } from './cardCheck';
import { printResult, progress, repositoryRoot, UsageError, withUsage } from './io';

export function main(args: string[]): Promise<number> {
  return withUsage(() => run(args));
}

function run(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { reference: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const reference = values.reference === undefined ? null : readReference(values.reference);

  const wrong = problemsInFiles();
  for (const { what } of wrong) progress(what);
  const cards = Object.values(cardFiles);
  const found = reference
    ? unexplained(
        cards.flatMap((card) => compareCard(card, reference.get(card.id))),
        explained as Explained[],
      )
    : [];
  const name = new Map(cards.map((card) => [card.id, card.name.en]));
  for (const { id, what } of found) progress(`${name.get(id) ?? id}: ${what}`);

  const effects = cards.flatMap((card) =>
    card.effects.flatMap((effect, index) => (effect.kind === 'rule' ? [] : { id: card.id, index })),
  );
  const proven = provenEffects();
  const unproven = effects.filter(({ id, index }) => !proven.has(`${id}:${index}`)).length;
  const mismatches = [...wrong, ...found];
  printResult({ cards: cards.length, effects: effects.length, unproven, mismatches }, values.json);
  return mismatches.length === 0 ? 0 : 1;
}

function readReference(file: string): Map<number, OfficialCard> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  try {
    return readOfficial(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What the checker finds in the files themselves, under the passcode where there is one. */
function problemsInFiles(): Mismatch[] {
  const problems = problemsInCards();
  return problems.map((problem) => ({ id: cardFiles[problem.file]?.id ?? 0, what: linesOf([problem]).join('\n') }));
}

/**
 * Effects that rulings have used, as `passcode:position`. The docs command writes the file, as lists of positions by
 * passcode; without it no effect counts as proven.
 */
function provenEffects(): Set<string> {
  const file = join(repositoryRoot(), 'docs/generated/proven.json');
  if (!existsSync(file)) return new Set();
  const proven = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number[]>;
  return new Set(Object.entries(proven).flatMap(([id, indexes]) => indexes.map((index) => `${id}:${index}`)));
}
