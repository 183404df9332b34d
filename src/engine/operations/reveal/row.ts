import { enough, reveal } from '../helpers';
import type { OperationRow } from '../row';

/** Shows cards to both players. */
export const row: OperationRow<'reveal'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    reveal(run, ids, 'both');
    if (run.step.as) run.bind(run.step.as, ids);
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
