import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** Chooses cards while the effect resolves: no targets, and nothing happens to them yet. */
export const row: OperationRow<'choose'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    if (run.step.as) run.bind(run.step.as, ids);
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
