import type { Condition } from '../definition';
import type { Asker } from '../selectors/match';
import type { Board } from '../state/board';

/** A condition of the phrase table: whether it holds now, for who asks. */
export interface ConditionRow<K extends Condition['cond']> {
  holds(board: Board, condition: Extract<Condition, { cond: K }>, ask: Asker): boolean;
}
