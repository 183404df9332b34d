/**
 * npm run soak -- --duels N --seed S [--from N] [--decks preset or random] [--players random, simple or explorer] [--links] [--json]:
 * lets programs play whole duels and reports whatever should not happen, and what was never used.
 */
import { parseArgs } from 'node:util';
import { cards, loadCards, presetDecks } from '../catalogue';
import * as rows from '../catalogue/schema/rows';
import { type BoardSetup, type DuelSetup, watchEvents, watchTransitions } from '../engine';
import {
  createChance,
  explorer,
  mixSeeds,
  type Played,
  type Player,
  type Pool,
  playDuel,
  poolOf,
  random,
  randomSetup,
  simple,
  TransitionUse,
  Usage,
} from '../players';
import { decodeReplay, encodeReplay, playRecord, recordOf } from '../replay';
import { percentile, printResult, progress, UsageError, wholeNumber, withUsage } from './io';

/** Links are listed for so many faulty duels; the counts go on. */
const FAULT_LINKS = 20;

export function main(args: string[]): Promise<number> {
  return withUsage(() => run(args));
}

type DeckChoice = 'preset' | 'random' | 'both';
type PlayerChoice = 'random' | 'simple' | 'explorer' | 'all';

function choice<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value);
  if (!found) throw new UsageError(`--${name} takes ${allowed.join(', ')}, not "${value}".`);
  return found;
}

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      duels: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      // Number of the first duel, so that a long run can be made in parts: duels 250 to 499 are the same in any run.
      from: { type: 'string', default: '0' },
      decks: { type: 'string', default: 'both' },
      players: { type: 'string', default: 'all' },
      links: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const duels = wholeNumber('duels', values.duels, 1);
  const seed = wholeNumber('seed', values.seed);
  const from = wholeNumber('from', values.from);
  const decks = choice<DeckChoice>('decks', values.decks, ['preset', 'random', 'both']);
  const players = choice<PlayerChoice>('players', values.players, ['random', 'simple', 'explorer', 'all']);

  const definitions = loadCards();
  const pool = poolOf(cards);
  const usage = new Usage();
  const transitions = new TransitionUse();
  watchTransitions(transitions.note);
  watchEvents(usage.note);
  const total = { cut: 0, decisions: 0, realDecisions: 0 };
  const faults: { duel: number; decision: number; turn: number; what: string }[] = [];
  const faultLinks: string[] = [];
  const lengths: number[] = [];
  const started = performance.now();

  for (let number = from; number < from + duels; number++) {
    const setup = setupOf(number, seed, decks, pool);
    const played = playDuel(setup, cards, playersOf(number, seed, players), {
      check: 'stops',
      onStop: (duel, answer) => usage.stop(duel, duel.prompt?.options[answer]),
    });
    if (played.duel) usage.add(played.duel);
    if (played.cut) total.cut++;
    total.decisions += played.decisions;
    total.realDecisions += played.realDecisions;
    for (const fault of played.faults) faults.push({ duel: number, ...fault });

    const wanted = values.links || (played.faults.length > 0 && faultLinks.length < FAULT_LINKS);
    const link = wanted ? await linkOf(setup, played) : null;
    if (link && played.faults.length > 0) faultLinks.push(link);
    if (link && values.links) {
      lengths.push(link.length);
      process.stdout.write(`${link}\n`);
      const what = played.faults.length === 0 ? await linkFault(link) : null;
      if (what) faults.push({ duel: number, decision: played.answers.length, turn: played.duel?.turn ?? 0, what });
    }
    const done = number + 1 - from;
    if (done % 100 === 0) {
      const seconds = (performance.now() - started) / 1000;
      progress(`${done} duels, ${faults.length} faults, ${Math.round(total.realDecisions / seconds)} decisions/s`);
    }
  }

  const unused = usage.unused(definitions, rowNames());
  printResult(
    {
      duels,
      ...total,
      faults,
      faultLinks,
      unusedRows: unused.rows,
      unusedEffects: unused.effects,
      unusedCards: unused.cards,
      unusedTransitions: transitions.unused(),
      linkChars: { p50: percentile(lengths, 0.5), p95: percentile(lengths, 0.95), max: Math.max(0, ...lengths) },
    },
    values.json,
  );
  return faults.length === 0 ? 0 : 1;
}

/** Every row of the phrase table, also those no card of the catalogue is written with. */
function rowNames(): string[] {
  const families = {
    operation: rows.operations,
    modifier: rows.continuous,
    condition: rows.conditions,
    event: rows.events,
  };
  return Object.entries(families).flatMap(([family, all]) => Object.keys(all).map((name) => `${family} ${name}`));
}

/** Every duel has its own seed, so one of them can be played again alone. */
function setupOf(number: number, seed: number, decks: DeckChoice, pool: Pool): DuelSetup | BoardSetup {
  if (decks === 'random') return randomSetup(pool, number, seed);
  if (decks === 'both' && number % 2 === 1) return randomSetup(pool, number >> 1, seed);
  const chance = createChance(mixSeeds(seed, number));
  const options = { seed: mixSeeds(seed, number, 1), first: chance.below(2) as 0 | 1 };
  const preset = () => {
    const deck = presetDecks[chance.below(presetDecks.length)];
    if (!deck) throw new UsageError('There are no preset decks.');
    return { main: copiesOf(deck.main), extra: copiesOf(deck.extra) };
  };
  return { decks: [preset(), preset()], options };
}

const copiesOf = (list: [number, number][]): number[] =>
  list.flatMap(([id, count]) => Array.from({ length: count }, () => id));

/** Of five players two are greedy, because chance alone rarely finishes what it begins, and two try what is new. */
const MIX = [simple, simple, explorer, explorer, random];

function playersOf(number: number, seed: number, players: PlayerChoice): [Player, Player] {
  const chance = createChance(mixSeeds(seed, number, 4));
  const make = (seat: number): Player => {
    const kind = players === 'all' ? MIX[chance.below(MIX.length)]! : { random, simple, explorer }[players];
    return kind(mixSeeds(seed, number, 2 + seat));
  };
  return [make(0), make(1)];
}

/** The duel as a link, up to the fault if there was one; null when it did not even begin. */
async function linkOf(setup: DuelSetup | BoardSetup, played: Played): Promise<string | null> {
  if (!played.duel) return null;
  return encodeReplay(recordOf({ setup, answers: played.answers }, cards));
}

/** A link must lead to the duel it was made of. */
async function linkFault(link: string): Promise<string | null> {
  const decoded = await decodeReplay(link);
  if (!decoded.ok) return `its link cannot be read: ${decoded.error.code}`;
  const { diverged } = playRecord(decoded.record, cards);
  return diverged && `its link diverges at decision ${diverged.decision}: ${diverged.why}`;
}
