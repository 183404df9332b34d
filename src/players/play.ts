/** Plays a duel between two players to its end, and watches that nothing impossible happens. */
import {
  advance,
  type BoardSetup,
  type Cards,
  chartMover,
  type Duel,
  type DuelSetup,
  hashOf,
  type Mover,
  NAMED_CHART,
  startDuel,
  startPosition,
  tableMover,
  viewFor,
} from '../engine';
import { boardFault, jsonFault, logFault, placeFault, promptFault, reasonFault, viewFault } from './invariants';
import type { Player } from './player';

export interface PlayOptions {
  /** The duel is cut when this turn has begun. */
  turnCap?: number;
  /** The duel is cut after this many decisions. */
  decisionCap?: number;
  /** Take transitions through XState instead of the table made from the same chart. */
  chart?: boolean;
  /** Another way to find the next node, for checks of the chart itself. */
  move?: Mover;
  /** Cheap checks at every stop and all of them every so many stops; `none` for measuring. */
  check?: 'none' | 'stops' | 'everything';
  /** Sees the duel at every stop, with the answer about to be given. */
  onStop?: (duel: Duel, answer: number) => void;
}

interface Fault {
  /** Number of answers given before it showed. */
  decision: number;
  turn: number;
  what: string;
}

export interface Played {
  result: Duel['result'];
  cut: 'turns' | 'decisions' | null;
  /** Answers the engine counted. What has a single answer it answers by itself, and counts nothing. */
  decisions: number;
  /** Prompts with two or more options. */
  realDecisions: number;
  answers: number[];
  hash: number;
  faults: Fault[];
  /** The last state, absent if not even the first prompt was reached. */
  duel: Duel | null;
}

const TURN_CAP = 200;
const DECISION_CAP = 5000;
/** Walking over the whole state, views and reasons cost as much as many decisions. */
const DEEP_EVERY = 25;

export function playDuel(
  setup: DuelSetup | BoardSetup,
  cards: Cards,
  players: readonly [Player, Player],
  options: PlayOptions = {},
): Played {
  const { turnCap = TURN_CAP, decisionCap = DECISION_CAP, chart = false, check = 'stops', onStop } = options;
  const move = options.move ?? (chart ? byChart() : byTable());
  const answers: number[] = [];
  const faults: Fault[] = [];
  let realDecisions = 0;
  let duel: Duel | null = null;
  let cut: Played['cut'] = null;

  try {
    duel = 'decks' in setup ? startDuel(setup, cards, move) : startPosition(setup, cards, move);
    const ask = {
      seat: 0 as 0 | 1,
      prompt: duel.prompt!,
      view: () => viewFor(duel!, cards, ask.seat),
    };
    while (true) {
      if (check !== 'none') {
        const what = faultAt(duel, cards, check === 'everything' || answers.length % DEEP_EVERY === 0);
        if (what) faults.push({ decision: answers.length, turn: duel.turn, what });
      }
      const prompt: Duel['prompt'] = duel.prompt;
      if (duel.result || !prompt || prompt.options.length === 0) break;
      if (duel.turn > turnCap) cut = 'turns';
      else if (answers.length >= decisionCap) cut = 'decisions';
      if (cut) break;

      ask.seat = prompt.seat;
      ask.prompt = prompt;
      const answer = players[prompt.seat].choose(ask);
      if (prompt.options.length > 1) realDecisions++;
      onStop?.(duel, answer);
      answers.push(answer);
      duel = advance(duel, cards, answer, move);
    }
  } catch (error) {
    const what = error instanceof Error ? firstLines(error) : String(error);
    faults.push({ decision: answers.length, turn: duel?.turn ?? 0, what });
  }
  const hash = duel ? hashOf(duel) : 0;
  return {
    result: duel?.result ?? null,
    cut,
    decisions: duel?.decisions ?? 0,
    realDecisions,
    answers,
    hash,
    faults,
    duel,
  };
}

/** Making a machine takes longer than a duel: one of each, when first asked for. */
let chartMade: Mover | null = null;
let tableMade: Mover | null = null;
function byChart(): Mover {
  chartMade ??= chartMover(NAMED_CHART);
  return chartMade;
}
function byTable(): Mover {
  tableMade ??= tableMover(NAMED_CHART);
  return tableMade;
}

function faultAt(duel: Duel, cards: Cards, deep: boolean): string | null {
  const fault = promptFault(duel) ?? placeFault(duel) ?? boardFault(duel, cards);
  if (fault || !deep) return fault;
  return jsonFault(duel) ?? logFault(duel) ?? viewFault(duel, cards) ?? reasonFault(duel, cards);
}

/** The message and where it was thrown: enough to find the place, short enough for a list. */
function firstLines(error: Error): string {
  const lines = (error.stack ?? String(error)).split('\n').map((line) => line.trim());
  return lines.slice(0, 4).join(' | ');
}
