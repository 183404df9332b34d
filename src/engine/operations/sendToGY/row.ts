import { enough, moveChosen } from '../helpers';
import type { OperationRow } from '../row';

/** Sends cards to the GY. */
export const row: OperationRow<'sendToGY'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    return moveChosen(run, ids, { to: 'gy', reasons: [] }).length > 0 ? 'done' : 'nothing';
  },
};
