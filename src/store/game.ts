/** One duel with its whole course: pure functions over the list of decisions and the snapshots between them. */

import type { Duel } from '@/engine';
import type { Note } from './notes';

import type { Opening, Rules } from './rules';

/** A course of the duel from its beginning: the decisions and one snapshot more than there are decisions. */
export interface Line {
  decisions: readonly number[];
  snapshots: readonly Duel[];
  /** Which of the decisions were windows that were let pass by themselves, ascending. Known only to this visit. */
  auto: readonly number[];
  /** What a player called this line. */
  name?: string;
}

/** One player who sees both hands, or two who hand the device over. */
export type Mode = 'solo' | 'seats';

export interface Game extends Line {
  /** Name it is kept under in this browser. */
  id: string;
  mode: Mode;
  opening: Opening;
  /** Which snapshot is on the table. */
  cursor: number;
  /** Lines that were left when the duel was played on from an earlier step. */
  branches: readonly Line[];
  /** What was written about positions. */
  notes: readonly Note[];
}

/** A list of decisions that the rules no longer accept as it is. */
export class CourseError extends Error {
  /** Number of decisions that could still be taken. */
  readonly taken: number;
  readonly game: Game;

  constructor(message: string, game: Game) {
    super(message);
    this.name = 'CourseError';
    this.taken = game.decisions.length;
    this.game = game;
  }
}

export function newGame(rules: Rules, opening: Opening, id: string, mode: Mode = 'solo'): Game {
  const snapshots = [rules.start(opening)];
  return { id, mode, opening, decisions: [], snapshots, auto: [], cursor: 0, branches: [], notes: [] };
}

/** The snapshot on the table. */
export const current = (game: Game): Duel => game.snapshots[game.cursor]!;

export const hasPast = (game: Game): boolean => game.cursor > 0;
export const hasFuture = (game: Game): boolean => game.cursor < game.decisions.length;

/**
 * Takes a decision. What had been undone becomes a branch, unless it began with the same decision.
 * @param automatic a window that nobody was asked about
 */
export function decide(rules: Rules, game: Game, answer: number, automatic = false): Game {
  const { cursor } = game;
  if (game.decisions[cursor] === answer) {
    const rest = game.auto.filter((step) => step !== cursor);
    return { ...game, cursor: cursor + 1, auto: automatic ? [...rest, cursor].sort((a, b) => a - b) : rest };
  }
  const next = rules.advance(current(game), answer);
  // A line that is left keeps its name; the one that begins has none yet.
  const { name, ...played } = game;
  return {
    ...played,
    ...(name !== undefined && !hasFuture(game) && { name }),
    decisions: [...game.decisions.slice(0, cursor), answer],
    snapshots: [...game.snapshots.slice(0, cursor + 1), next],
    auto: [...game.auto.filter((step) => step < cursor), ...(automatic ? [cursor] : [])],
    cursor: cursor + 1,
    branches: hasFuture(game) ? [...game.branches, lineOf(game)] : game.branches,
  };
}

const lineOf = ({ decisions, snapshots, auto, name }: Line): Line => ({
  decisions,
  snapshots,
  auto,
  ...(name !== undefined && { name }),
});

/** The same line under another name; an empty one takes it away. */
export function named<T extends Line>(line: T, name: string): T {
  const { name: _old, ...rest } = line;
  return { ...rest, ...(name !== '' && { name }) } as T;
}

/** How many decisions two lines have in common from the start. */
export function shared(a: Pick<Line, 'decisions'>, b: Pick<Line, 'decisions'>): number {
  const end = Math.min(a.decisions.length, b.decisions.length);
  for (let i = 0; i < end; i++) if (a.decisions[i] !== b.decisions[i]) return i;
  return end;
}

/** Puts a branch in place of the line played now, which becomes a branch itself. The table shows where they part. */
export function takeBranch(game: Game, index: number): Game {
  const branch = game.branches[index];
  if (!branch) return game;
  const branches = game.branches.map((line, i) => (i === index ? lineOf(game) : line));
  const { name: _left, ...rest } = game;
  return goTo({ ...rest, ...lineOf(branch), branches }, shared(game, branch));
}

/**
 * Where a player stands when going through the duel. At a window that was let pass nobody was asked, so nothing stops
 * there. A run of picks is one choice to the player, so undo and redo do not stop inside it. Whether a prompt is in the middle
 * of a run is seen from the decision before it: a pick in the same group.
 */
function isStop(game: Game, step: number): boolean {
  if (game.auto.includes(step)) return false;
  const prompt = game.snapshots[step]?.prompt;
  const before = game.snapshots[step - 1]?.prompt;
  if (!prompt?.group || prompt.group.picked.length === 0 || !before?.group) return true;
  const taken = before.options[game.decisions[step - 1] ?? -1];
  return taken?.do !== 'pick' || prompt.group.picked.length <= before.group.picked.length;
}

export function undo(game: Game): Game {
  let cursor = game.cursor;
  while (cursor > 0) if (isStop(game, --cursor)) break;
  return { ...game, cursor };
}

export function redo(game: Game): Game {
  let cursor = game.cursor;
  while (cursor < game.decisions.length) if (isStop(game, ++cursor)) break;
  return { ...game, cursor };
}

/** How many decisions somebody took between an earlier step and the one on the table: a run of picks is one of them. */
export function stopsBetween(game: Game, step: number): number {
  let stops = 0;
  for (let at = step; at < game.cursor; at++) if (isStop(game, at)) stops++;
  return stops;
}

/** A window that was let pass is no place to be: the decision that led there is. */
export function goTo(game: Game, step: number): Game {
  let cursor = Math.max(0, Math.min(game.decisions.length, Math.trunc(step)));
  while (cursor > 0 && game.auto.includes(cursor)) cursor--;
  return { ...game, cursor };
}

/** The windows of this turn that were let pass without asking, up to the step on the table. */
export function skippedWindows(game: Game): number[] {
  const { turn } = current(game);
  return game.auto.filter((step) => step < game.cursor && game.snapshots[step]?.turn === turn);
}

/** Puts a window that was let pass on the table, to be asked after all. */
export function stepInto(game: Game, step: number): Game {
  if (!game.auto.includes(step)) return game;
  return { ...game, cursor: step, auto: game.auto.filter((other) => other !== step) };
}

/** Plays a list of decisions from the start. Throws a `CourseError` that holds as much of the duel as could be played. */
export function replay(
  rules: Rules,
  opening: Opening,
  decisions: readonly number[],
  id: string,
  mode: Mode = 'solo',
): Game {
  const game = newGame(rules, opening, id, mode);
  const snapshots = [...game.snapshots];
  const taken: number[] = [];
  for (const answer of decisions) {
    const duel = snapshots.at(-1)!;
    const options = duel.prompt?.options.length ?? 0;
    try {
      if (duel.result || !Number.isInteger(answer) || answer >= options || answer < -3)
        throw new Error('no such option');
      snapshots.push(rules.advance(duel, answer));
    } catch (error) {
      const played = { ...game, decisions: taken, snapshots, cursor: taken.length };
      throw new CourseError(error instanceof Error ? error.message : String(error), played);
    }
    taken.push(answer);
  }
  return { ...game, decisions: taken, snapshots, cursor: taken.length };
}
