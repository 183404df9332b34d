import { enough, moveChosen } from '../helpers';
import type { OperationRow } from '../row';

/** Returns cards to the hand. */
export const row: OperationRow<'returnToHand'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    return moveChosen(run, ids, { to: 'hand', reasons: ['returned'] }).length > 0 ? 'done' : 'nothing';
  },
};
