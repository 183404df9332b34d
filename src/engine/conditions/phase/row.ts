import type { ConditionRow } from '../row';
import { phaseOf } from '../../state/phase';

/** It is one of these Phases. */
export const row: ConditionRow<'phase'> = {
  holds: (board, c) => c.in.includes(phaseOf(board.duel)),
};
