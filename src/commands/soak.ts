/**
 * npm run soak -- --duels N --seed S [--from N] [--decks preset or random] [--deck ID,...] [--players random, simple or explorer] [--pursue N] [--links] [--json]:
 * lets programs play whole duels and reports whatever should not happen, what was never used, and how each preset deck
 * Summoned. With --deck one of these preset decks plays in every duel against any preset deck. With --pursue up to N
 * more random duels follow, each about a card with an effect that nobody used so far.
 */
import { parseArgs } from 'node:util';
import { cards, loadCards, type PresetDeck, presetDecks } from '../catalogue';
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
  SummonUse,
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
      deck: { type: 'string' },
      players: { type: 'string', default: 'all' },
      pursue: { type: 'string', default: '0' },
      links: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const duels = wholeNumber('duels', values.duels, 1);
  const seed = wholeNumber('seed', values.seed);
  const from = wholeNumber('from', values.from);
  const pursue = wholeNumber('pursue', values.pursue);
  const wanted = values.deck === undefined ? [] : values.deck.split(',').map(presetDeck);
  const decks = wanted.length > 0 ? 'preset' : choice<DeckChoice>('decks', values.decks, ['preset', 'random', 'both']);
  const players = choice<PlayerChoice>('players', values.players, ['random', 'simple', 'explorer', 'all']);

  const definitions = loadCards();
  const pool = poolOf(cards);
  const usage = new Usage();
  const transitions = new TransitionUse();
  const summons = new SummonUse();
  watchTransitions(transitions.note);
  watchEvents(usage.note);
  const total = { cut: 0, decisions: 0, realDecisions: 0 };
  const faults: { duel: number; decision: number; turn: number; what: string }[] = [];
  const faultLinks: string[] = [];
  const lengths: number[] = [];
  const started = performance.now();

  let done = 0;
  const play = async (number: number, { setup, names }: NamedSetup): Promise<void> => {
    const played = playDuel(setup, cards, playersOf(number, seed, players), {
      check: 'stops',
      onStop: (duel, answer) => usage.stop(duel, duel.prompt?.options[answer]),
    });
    if (played.duel) usage.add(played.duel);
    if (played.duel) summons.add(played.duel, names);
    if (played.cut) total.cut++;
    total.decisions += played.decisions;
    total.realDecisions += played.realDecisions;
    for (const fault of played.faults) faults.push({ duel: number, ...fault });

    const linked = values.links || (played.faults.length > 0 && faultLinks.length < FAULT_LINKS);
    const link = linked ? await linkOf(setup, played) : null;
    if (link && played.faults.length > 0) faultLinks.push(link);
    if (link && values.links) {
      lengths.push(link.length);
      process.stdout.write(`${link}\n`);
      const what = played.faults.length === 0 ? await linkFault(link) : null;
      if (what) faults.push({ duel: number, decision: played.answers.length, turn: played.duel?.turn ?? 0, what });
    }
    if (++done % 100 === 0) {
      const seconds = (performance.now() - started) / 1000;
      progress(`${done} duels, ${faults.length} faults, ${Math.round(total.realDecisions / seconds)} decisions/s`);
    }
  };
  for (let number = from; number < from + duels; number++)
    await play(number, setupOf(number, seed, decks, pool, wanted));
  for (let more = 0; more < pursue; more++) {
    const pending = usage.pending(definitions);
    const star = pending[more % pending.length];
    if (star === undefined) break;
    const number = from + duels + more;
    await play(number, { setup: randomSetup(pool, number, seed, [star]), names: [null, null] });
  }

  const unused = usage.unused(definitions, rowNames());
  printResult(
    {
      duels: done,
      ...total,
      faults,
      faultLinks,
      unusedRows: unused.rows,
      unusedEffects: unused.effects,
      unusedCards: unused.cards,
      unusedTransitions: transitions.unused(),
      summonsByDeck: summons.byDeck(),
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

interface NamedSetup {
  setup: DuelSetup | BoardSetup;
  /** Preset decks of the seats. */
  names: [string | null, string | null];
}

/**
 * Every duel has its own seed, so one of them can be played again alone.
 * @param wanted preset decks of which one plays in every duel; none: any
 */
function setupOf(
  number: number,
  seed: number,
  decks: DeckChoice,
  pool: Pool,
  wanted: readonly PresetDeck[],
): NamedSetup {
  const any = decks === 'random' ? number : decks === 'both' && number % 2 === 1 ? number >> 1 : null;
  if (any !== null) return { setup: randomSetup(pool, any, seed), names: [null, null] };
  const chance = createChance(mixSeeds(seed, number));
  const options = { seed: mixSeeds(seed, number, 1), first: chance.below(2) as 0 | 1 };
  const drawn = (from: readonly PresetDeck[]): PresetDeck => {
    const deck = from[chance.below(from.length)];
    if (!deck) throw new UsageError('There are no preset decks.');
    return deck;
  };
  const pair: [PresetDeck, PresetDeck] = [wanted[number % wanted.length] ?? drawn(presetDecks), drawn(presetDecks)];
  const cardsOf = (deck: PresetDeck) => ({ main: copiesOf(deck.main), extra: copiesOf(deck.extra) });
  return {
    setup: { decks: [cardsOf(pair[0]), cardsOf(pair[1])], options },
    names: [pair[0].id, pair[1].id],
  };
}

function presetDeck(id: string): PresetDeck {
  const found = presetDecks.find((deck) => deck.id === id);
  if (!found)
    throw new UsageError(`There is no preset deck "${id}": ${presetDecks.map((deck) => deck.id).join(', ')}.`);
  return found;
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
