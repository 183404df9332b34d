import { enough, moveChosen } from '../helpers';
import type { OperationRow } from '../row';

/** Discards cards from the hand to the GY. The hand's owner chooses. */
export const row: OperationRow<'discard'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const seat = typeof op.what === 'object' && op.what.of === 'opponent' ? { seat: (1 - run.ctx.seat) as 0 | 1 } : {};
    const ids = run.pick('what', op.what, { purpose: 'discard', ...seat });
    if (!ids) return 'ask';
    return moveChosen(run, ids, { to: 'gy', reasons: ['discarded'] }).length > 0 ? 'done' : 'nothing';
  },
};
