/** What an operation of the phrase table is to the engine. */
import type { Operation, OperationName, Ref, Step } from '../definition';
import type { Plan } from '../facts/materials';
import type { Act } from '../log/emit';
import type { Asker } from '../selectors/match';
import type { Board } from '../state/board';
import type { Context, Option, Path, PromptKind } from '../state/duel';
import type { Cause, Seat } from '../terms';

type StepResult = 'ask' | 'done' | 'nothing';

/** A step being carried out. Questions return null while their answer is due: the step then returns 'ask' and is run again. */
export interface Run {
  board: Board;
  ctx: Context;
  act: Act;
  step: Step;
  /** Path of this step in the definition. */
  path: Path;
  /** Cards a reference means; a selector is chosen from by the player, unless it leaves no choice. */
  pick(key: string, ref: Ref, o?: PickOptions): number[] | null;
  /** A run of picks after a plan (materials). */
  pickPlan(key: string, plan: Plan, purpose: string, about?: number): number[] | null;
  choose(key: string, seat: Seat, kind: PromptKind, options: Option[], purpose?: string, about?: number): Option | null;
  /** Keeps cards under a name for later steps. */
  bind(name: string, cards: readonly number[]): void;
  setValue(name: string, value: string | number): void;
  /** Carries out more steps right after this one. */
  push(path: Path, ctx?: Context, cause?: Cause): void;
}
export interface PickOptions {
  filter?: (id: number) => boolean;
  seat?: Seat;
  purpose?: string;
  /** Whether these together will do. */
  accepts?: (set: readonly number[]) => boolean;
  /** No more than this many. */
  cap?: number;
}
export interface OperationRow<K extends OperationName> {
  /** Whether it could do anything now. `without`: cards that will have left by then. */
  possible(
    board: Board,
    op: Extract<Operation, { op: K }>,
    ask: Asker & { values?: Record<string, string | number> },
    without?: ReadonlySet<number>,
  ): boolean;
  apply(run: Run, op: Extract<Operation, { op: K }>): StepResult;
}
