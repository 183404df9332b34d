/**
 * npm run replay -- LINK [--json]: plays a replay link and says how it ended.
 * npm run replay -- --fuzz N [--seed S] [--from N] [--json]: reads N damaged and hostile links and says what came of them;
 * with --from a part of a longer run.
 * npm run replay -- --keep FOLDER [--seed S]: plays duels under the rules of today and writes their links there, to be kept
 * when the rules version has been raised.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cards } from '../catalogue';
import { type Duel, type DuelEvent, hashOf } from '../engine';
import { differenceTexts, divergenceText, encodeReplay, playRecord, RULES_VERSION } from '../replay';
import { fuzz } from './fuzz';
import { printResult, progress, wholeNumber, withUsage } from './io';
import { readLink, seatLetter } from './link';
import { sampleRecords } from './samples';

export function main(args: string[]): Promise<number> {
  return withUsage(() => run(args));
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      fuzz: { type: 'string' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      keep: { type: 'string' },
    },
  });
  if (values.fuzz !== undefined) {
    const links = wholeNumber('fuzz', values.fuzz, 1);
    const seed = wholeNumber('seed', values.seed);
    const from = wholeNumber('from', values.from);
    const figures = await fuzz(links, seed, from, (done) => progress(`${done} links`));
    const ok = figures.faults.length === 0;
    printResult({ ok, seed, from, ...figures }, values.json);
    return ok ? 0 : 1;
  }
  if (values.keep !== undefined) {
    const written = await keep(values.keep, wholeNumber('seed', values.seed));
    printResult({ ok: true, written }, values.json);
    return 0;
  }
  const record = await readLink(positionals);
  const { duel, decisions, diverged, differs } = playRecord(record, cards);
  for (const text of differenceTexts(differs, 'en')) progress(text);
  if (diverged) progress(divergenceText(diverged, 'en'));

  const log = duel ? [...duel.past.flat(), ...duel.log] : [];
  const winner = duel?.result?.winner ?? null;
  const result = {
    ok: diverged === null,
    winner: winner === null ? null : seatLetter(winner),
    reason: duel?.result?.reason ?? null,
    turns: duel?.turn ?? 0,
    decisions,
    hash: duel ? hashOf(duel) : null,
    diverged,
    differs,
  };
  if (values.json) printResult({ ...result, log }, true);
  else {
    if (duel) for (const event of log) process.stdout.write(`${lineOf(event, duel)}\n`);
    printResult(result, false);
  }
  return diverged === null ? 0 : 1;
}

/** One file for each record, named after the rules version. */
async function keep(folder: string, seed: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const written: string[] = [];
  for (const [i, record] of sampleRecords(seed).entries()) {
    const { duel, decisions } = playRecord(record, cards);
    const course = {
      decisions,
      turn: duel?.turn ?? 0,
      lp: duel?.seats.map(({ lp }) => lp),
      result: duel?.result ?? null,
    };
    const file = join(folder, `rules-${RULES_VERSION}-${i + 1}.json`);
    writeFileSync(
      file,
      `${JSON.stringify({ rules: RULES_VERSION, link: await encodeReplay(record), course }, null, 2)}\n`,
    );
    written.push(file);
  }
  return written;
}

/** Facts of events that are always cards of the duel. */
const CARD_FACTS: ReadonlySet<string> = new Set(['card', 'cards', 'source', 'target', 'attacker']);
const SEAT_FACTS: ReadonlySet<string> = new Set(['by', 'seat', 'first', 'owner', 'controller']);

/** One event for a reader: the words of the log, with cards by name. */
function lineOf({ id, turn, time, type, ...facts }: DuelEvent, duel: Duel): string {
  const nameOf = (card: unknown): string => {
    const state = typeof card === 'number' ? duel.cards[card] : undefined;
    return state ? `${cards.get(state.def).def.name.en} (${state.id})` : '-';
  };
  const words = Object.entries(facts).map(([key, value]) => {
    if (SEAT_FACTS.has(key)) return `${key}: ${seatLetter(value === 1 ? 1 : 0)}`;
    if (key === 'before') return `from: ${(value as { place: string }).place}`;
    if (CARD_FACTS.has(key)) return `${key}: ${[value].flat().map(nameOf).join(', ')}`;
    return `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`;
  });
  return `${id} | turn ${turn} | time ${time} | ${type} | ${words.join(', ')}`;
}
