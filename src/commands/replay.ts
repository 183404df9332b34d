/**
 * npm run replay -- LINK [--json]: plays a replay link and says how it ended.
 * npm run replay -- --fuzz N [--seed S] [--from N] [--json]: reads N damaged and hostile links and says what came of them;
 * with --from a part of a longer run.
 */
import { parseArgs } from 'node:util';
import { cards } from '../catalogue';
import { type Duel, type DuelEvent, hashOf } from '../engine';
import { differenceTexts, divergenceText, playRecord } from '../replay';
import { fuzz } from './fuzz';
import { printResult, progress, wholeNumber, withUsage } from './io';
import { readLink, seatLetter } from './link';

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
