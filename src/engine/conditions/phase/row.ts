import { phaseOf } from '../../state/phase';
import type { ConditionRow } from '../row';

/** It is one of these Phases. */
export const row: ConditionRow<'phase'> = {
  holds: (board, c) => c.in.includes(phaseOf(board.duel)),
};
