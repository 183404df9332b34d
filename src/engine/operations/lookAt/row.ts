import { enough, reveal } from '../helpers';
import type { OperationRow } from '../row';

/** The player looks at cards he may not see. */
export const row: OperationRow<'lookAt'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    reveal(run, ids, run.ctx.seat);
    if (run.step.as) run.bind(run.step.as, ids);
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
