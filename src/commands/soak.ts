/**
 * npm run soak -- --duels N --seed S [--decks preset or random] [--players random or simple] [--links] [--json]:
 * lets programs play whole duels and reports whatever should not happen, and what was never used.
 */
import { parseArgs } from 'node:util';
import { cards, loadCards, presetDecks } from '../catalogue';
import * as rows from '../catalogue/schema/rows';
import { type CardDefinition, type DuelSetup, watchTransitions } from '../engine';
import {
  createChance,
  mixSeeds,
  type Played,
  type Player,
  playDuel,
  random,
  randomDeck,
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
type PlayerChoice = 'random' | 'simple' | 'both';

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
      decks: { type: 'string', default: 'both' },
      players: { type: 'string', default: 'both' },
      links: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const duels = wholeNumber('duels', values.duels, 1);
  const seed = wholeNumber('seed', values.seed);
  const decks = choice<DeckChoice>('decks', values.decks, ['preset', 'random', 'both']);
  const players = choice<PlayerChoice>('players', values.players, ['random', 'simple', 'both']);

  const definitions = loadCards();
  const usage = new Usage();
  const transitions = new TransitionUse();
  watchTransitions(transitions.note);
  const total = { cut: 0, decisions: 0, realDecisions: 0 };
  const faults: { duel: number; decision: number; turn: number; what: string }[] = [];
  const faultLinks: string[] = [];
  const lengths: number[] = [];
  const started = performance.now();

  for (let number = 0; number < duels; number++) {
    const setup = setupOf(number, seed, decks, definitions);
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
    if ((number + 1) % 100 === 0) {
      const seconds = (performance.now() - started) / 1000;
      progress(
        `${number + 1} duels, ${faults.length} faults, ${Math.round(total.realDecisions / seconds)} decisions/s`,
      );
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
function setupOf(number: number, seed: number, decks: DeckChoice, definitions: readonly CardDefinition[]): DuelSetup {
  const chance = createChance(mixSeeds(seed, number));
  const options = { seed: mixSeeds(seed, number, 1), first: chance.below(2) as 0 | 1 };
  if (decks === 'random' || (decks === 'both' && number % 2 === 1)) {
    return { decks: [randomDeck(definitions, chance), randomDeck(definitions, chance)], options };
  }
  const preset = () => {
    const deck = presetDecks[chance.below(presetDecks.length)];
    if (!deck) throw new UsageError('There are no preset decks.');
    return { main: deck.main.flatMap(([id, count]) => Array.from({ length: count }, () => id)), extra: [] };
  };
  return { decks: [preset(), preset()], options };
}

function playersOf(number: number, seed: number, players: PlayerChoice): [Player, Player] {
  const make = (seat: number): Player => {
    const own = mixSeeds(seed, number, 2 + seat);
    // Three of four duels with a greedy player: chance alone rarely finishes what it begins.
    const greedy = players === 'simple' || (players === 'both' && (number >> 1) % 4 !== 0);
    return greedy ? simple(own) : random(own);
  };
  return [make(0), make(1)];
}

/** The duel as a link, up to the fault if there was one; null when it did not even begin. */
async function linkOf(setup: DuelSetup, played: Played): Promise<string | null> {
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
