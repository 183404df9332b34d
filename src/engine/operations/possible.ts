/** Whether a list of steps could do what it must. */
import { allHold } from '../conditions/index';
import { modOn } from '../continuous/derive';
import type { OperationName, Step } from '../definition';
import { freePendulumZones } from '../facts/zones';
import type { Asker } from '../selectors/match';
import type { Board } from '../state/board';
import type { OperationRow } from './row';

type Registry = { [K in OperationName]: OperationRow<K> };
let registry: Registry | null = null;
/** Called once by the registry: operations contain lists of steps, so this question must not import them. */
export const registerOperations = (r: Registry): void => {
  registry = r;
};

const possible = (board: Board, step: Step, ask: Asker, without?: ReadonlySet<number>): boolean => {
  if (!registry) throw new Error('operations are not registered');
  return (registry[step.op] as OperationRow<typeof step.op>).possible(board, step as never, ask, without);
};

/**
 * Whether the mandatory start of a list is possible: its first step that must be done, and what is joined to it by "and".
 * Later steps depend on what the first ones do and are judged when they come.
 */
export const canDo = (board: Board, steps: readonly Step[], ask: Asker, without?: ReadonlySet<number>): boolean =>
  undoable(board, steps, ask, without) === null;

/** The step because of which the mandatory start of a list is not possible, by its index; null if it is possible. */
export const undoable = (
  board: Board,
  steps: readonly Step[],
  ask: Asker,
  without?: ReadonlySet<number>,
): number | null => {
  let judged = false;
  for (const [i, s] of steps.entries()) {
    if (judged && s.join !== 'and') return null;
    if (s.if && !allHold(board, s.if, ask)) continue;
    if (s.may) {
      if (possible(board, s, ask, without)) return null;
      continue;
    }
    if (!possible(board, s, ask, without)) return i;
    const next = steps[i + 1];
    if (next?.join === 'and' && !roomForBoth(board, s, next, ask)) return i;
    judged = true;
  }
  return judged || steps.length === 0 ? null : 0;
};
/** Whether there is room for what two steps joined by "and" do: two cards need two Pendulum Zones. */
const roomForBoth = (board: Board, step: Step, next: Step, ask: Asker): boolean =>
  step.op !== 'placeInPendulumZone' ||
  next.op !== 'placeInPendulumZone' ||
  freePendulumZones(board, ask.seat).length >= 2;

/** Whether two steps joined by "and" are possible together. */
export const canDoBoth = (board: Board, step: Step, next: Step, ask: Asker): boolean =>
  possible(board, step, ask) && possible(board, next, ask) && roomForBoth(board, step, next, ask);

/**
 * Cards that cannot be spent by this step of a cost, besides those that have left: what its own effect banishes face-up
 * cannot be banished face-down for one (ruling fdb-floowandereeze-as-cost).
 */
export const notSpendable = (board: Board, step: Step): number[] =>
  step.op === 'banish' && step.faceDown
    ? [0 as const, 1 as const]
        .flatMap((seat) => board.in(seat, 'monsterZone'))
        .filter((id) => modOn(board, id, 'redirect'))
    : [];
/** Whether one step is possible now. */
export const canDoStep = possible;
