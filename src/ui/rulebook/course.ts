/** A ruling played on the page: the same runner as in the tests, then every state on the way. */
import { cards } from '@/catalogue';
import { advance, type BoardSetup, type Duel, startPosition } from '@/engine';
import { runScenario } from '@/rulings/run';
import type { Scenario } from '@/rulings/schema';
import type { Lang } from '@/store/settings';
import type { Texts } from '../app/texts';
import { type Held, makeTable, type Table } from '../duel/table';
import { type Frame, framesOf } from '../steps/frames';
import { toldTo } from '../steps/told';

export interface Course {
  board: BoardSetup;
  decisions: readonly number[];
  snapshots: readonly Duel[];
  frames: readonly Frame[];
  /** For each line of the case, the frame in which it is done or seen to be true. */
  reached: readonly number[];
  /** Null if everything came true. */
  why: string | null;
  checks: number;
}

const NONE: readonly number[] = [];

/** Both hands are open: a ruling hides nothing. */
export function heldFor(names: readonly [string, string]): Held {
  return { viewer: 'both', bottom: 0, reader: 0, names };
}

export function tableOf(duel: Duel, lang: Lang, held: Held): Table {
  return makeTable(duel, { lang, openHands: true, near: 'first' }, NONE, null, 0, held);
}

export function courseOf(scenario: Scenario, at: number, lang: Lang, texts: Texts, held: Held): Course | null {
  const part = scenario.cases[at];
  if (!part) return null;
  const result = runScenario({ ...scenario, cases: [part] }, cards).cases[0];
  if (!result?.played) return null;
  const { board, decisions, marks } = result.played;
  const snapshots = [startPosition(board, cards)];
  for (const answer of decisions) snapshots.push(advance(snapshots.at(-1)!, cards, answer));
  const told = toldTo(tableOf(snapshots.at(-1)!, lang, held), texts);
  const frames = framesOf({ decisions, snapshots }, { from: 0, to: decisions.length }, cards, told);
  const reached = part.steps.map((line, i) => {
    const mark = marks[i] ?? decisions.length;
    // A step is done with its first frame, a check is seen when everything before it has been done.
    const next = 'do' in line ? frames.findIndex((frame, at) => at > 0 && frame.step >= mark) : -1;
    return next < 0 ? frames.findLastIndex((frame, at) => at === 0 || frame.step < mark) : next;
  });
  return { board, decisions, snapshots, frames, reached, why: result.why, checks: result.checks };
}

/** Decisions taken when a frame is over: play goes on from there. */
export const decisionsAt = ({ frames }: Course, at: number): number => (at === 0 ? 0 : frames[at]!.step + 1);
