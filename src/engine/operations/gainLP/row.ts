import { gainLife } from '../../procedures/life';
import { seatsOf } from '../../selectors/places';
import { evaluate } from '../../selectors/values';
import type { OperationRow } from '../row';

/** Gains LP. */
export const row: OperationRow<'gainLP'> = {
  possible: () => true,
  apply: (run, op) => {
    const n = evaluate(run.board, op.amount, run.ctx);
    for (const s of seatsOf(op.who, run.ctx.seat)) gainLife(run.board, s, n, run.act);
    run.setValue('lastAmount', n);
    return n > 0 ? 'done' : 'nothing';
  },
};
