/**
 * npm run bench -- [--rounds N] [--duels N] [--page] [--json]: how fast the engine is, on one thread, and the page.
 * Speeds are medians over the rounds, milliseconds are 95th percentiles. Figures of different machines compare after
 * dividing by `calibrationMs`, the time of a fixed piece of integer work.
 */

import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cards, loadCards } from '../catalogue';
import { advance, type Duel, type DuelSetup, startDuel, viewFor } from '../engine';
import { createChance, mixedDecks, mixSeeds, playDuel, random } from '../players';
import { decodeReplay, encodeReplay, playRecord, recordOf } from '../replay';
import { median, percentile, printResult, progress, wholeNumber, withUsage } from './io';

/** Rounds played before anything is measured: the engine runs three times as fast once it is compiled. */
const WARM_UP = 3;
/** A long duel, as in the budget for seeking. */
const LONG_DUEL = 400;
/** As many snapshots as the memory budget speaks of. */
const KEPT = 2000;
/** Links opened for the figures in milliseconds: enough that the 95th percentile is no single bad moment. */
const LINKS = 40;
/** Duels through XState are fewer: they take longer. */
const CHART_SHARE = 4;

export function main(args: string[]): Promise<number> {
  return withUsage(() => run(args));
}

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      duels: { type: 'string', default: '40' },
      page: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const rounds = wholeNumber('rounds', values.rounds, 1);
  const duels = wholeNumber('duels', values.duels, 1);
  const decks = mixedDecks(loadCards());
  const setup = (number: number): DuelSetup => ({ decks, options: { seed: mixSeeds(number, 5) } });

  const calibration = [calibrate(), calibrate(), calibrate()];
  progress('warming up');
  for (let round = 0; round < WARM_UP; round++) playRound(setup, duels, false);
  playRound(setup, Math.ceil(duels / CHART_SHARE), true);

  const table: Round[] = [];
  const chart: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    table.push(playRound(setup, duels, false));
    chart.push(playRound(setup, Math.ceil(duels / CHART_SHARE), true));
    calibration.push(calibrate());
    progress(`round ${round + 1}: ${Math.round(rate(table.at(-1)!, 'realDecisions'))} real decisions/s`);
  }
  const times = await measureTimes(setup);
  const memory = measureMemory(setup);
  const result = {
    duelsPerSecond: round2(median(table.map((one) => rate(one, 'duels')))),
    decisionsPerSecond: Math.round(median(table.map((one) => rate(one, 'decisions')))),
    realDecisionsPerSecond: Math.round(median(table.map((one) => rate(one, 'realDecisions')))),
    chartDecisionsPerSecond: Math.round(median(chart.map((one) => rate(one, 'realDecisions')))),
    ...times,
    ...memory,
    calibrationMs: round2(median(calibration)),
    node: process.version,
    ...(values.page && (await (await import('./pageBench')).measurePage())),
  };
  printResult(result, values.json);
  return [...table, ...chart].some((one) => one.faults > 0) ? 1 : 0;
}

interface Round {
  seconds: number;
  duels: number;
  decisions: number;
  realDecisions: number;
  faults: number;
}

/** The same duels in every round. */
function playRound(setup: (number: number) => DuelSetup, duels: number, chart: boolean): Round {
  const round: Round = { seconds: 0, duels, decisions: 0, realDecisions: 0, faults: 0 };
  const started = performance.now();
  for (let number = 0; number < duels; number++) {
    const players = [random(mixSeeds(number, 0)), random(mixSeeds(number, 1))] as const;
    const played = playDuel(setup(number), cards, players, { chart, check: 'none' });
    round.decisions += played.decisions;
    round.realDecisions += played.realDecisions;
    round.faults += played.faults.length;
    for (const fault of played.faults) progress(`duel ${number}, decision ${fault.decision}: ${fault.what}`);
  }
  round.seconds = (performance.now() - started) / 1000;
  return round;
}

const rate = (round: Round, what: 'duels' | 'decisions' | 'realDecisions') => round[what] / round.seconds;
const round2 = (value: number) => Math.round(value * 100) / 100;

function timed<T>(into: number[], work: () => T): T {
  const started = performance.now();
  const value = work();
  into.push(performance.now() - started);
  return value;
}

/** Starting a duel, and opening and seeking in long ones that come as links. */
async function measureTimes(setup: (number: number) => DuelSetup) {
  const setups: number[] = [];
  for (let number = 0; number < 200; number++) timed(setups, () => startDuel(setup(number), cards));

  const seeks: number[] = [];
  const decodes: number[] = [];
  const opens: number[] = [];
  const chance = createChance(9);
  for (let number = 0; number < LINKS; number++) {
    const players = [random(mixSeeds(number, 0)), random(mixSeeds(number, 1))] as const;
    const played = playDuel(setup(number), cards, players, { check: 'none', decisionCap: LONG_DUEL });
    const link = await encodeReplay(recordOf({ setup: setup(number), answers: played.answers }, cards));

    let started = performance.now();
    await decodeReplay(link);
    decodes.push(performance.now() - started);
    started = performance.now();
    const decoded = await decodeReplay(link);
    if (!decoded.ok) throw new Error(`A link made here cannot be read: ${decoded.error.code}`);
    const { snapshots = [] } = playRecord(decoded.record, cards, { snapshots: true });
    opens.push(performance.now() - started);
    // The page keeps the snapshot after every decision: seeking is looking one up and seeing it.
    for (let seek = 0; seek < 40; seek++) {
      const at = chance.below(snapshots.length);
      timed(seeks, () => viewFor(snapshots[at]!, cards, 'both'));
    }
  }
  return {
    setupMs: round2(percentile(setups, 0.95)),
    seekMs: round2(percentile(seeks, 0.95)),
    decodeMs: round2(percentile(decodes, 0.95)),
    openMs: round2(percentile(opens, 0.95)),
  };
}

/** What many kept snapshots cost, and the whole process with them. */
function measureMemory(setup: (number: number) => DuelSetup) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const megabytes = (bytes: number) => round2(bytes / 1_000_000);

  collect();
  const before = process.memoryUsage().heapUsed;
  const kept: Duel[] = [];
  for (let number = 0; kept.length < KEPT; number++) {
    const chance = createChance(mixSeeds(number, 3));
    let duel = startDuel(setup(number), cards);
    while (!duel.result && duel.prompt && kept.length < KEPT) {
      kept.push(duel);
      duel = advance(duel, cards, chance.below(duel.prompt.options.length));
    }
  }
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  // Named after the read, so that the snapshots are still reachable while it happens.
  const snapshots = kept.length;
  return { heapMb: megabytes(heapUsed), rssMb: megabytes(rss), snapshots, snapshotsMb: megabytes(heapUsed - before) };
}

/** Fixed integer work: xorshift over 20 million steps. */
function calibrate(): number {
  const started = performance.now();
  let state = 0x9e3779b9 | 0;
  for (let step = 0; step < 20_000_000; step++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  const took = performance.now() - started;
  if (state === 0) throw new Error('xorshift never reaches zero');
  return took;
}
