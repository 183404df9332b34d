import { emit } from '../../log/emit';
import { seatsOf } from '../../selectors/places';
import { evaluate } from '../../selectors/values';
import type { OperationRow } from '../row';

/** LP become a number; that is neither damage nor payment. */
export const row: OperationRow<'setLP'> = {
  possible: () => true,
  apply: (run, op) => {
    const n = Math.max(0, evaluate(run.board, op.n, run.ctx));
    for (const seat of seatsOf(op.who, run.ctx.seat)) {
      run.board.editSeat(seat).lp = n;
      emit(run.board, { type: 'lpSet', seat, lp: n }, run.act);
    }
    return 'done';
  },
};
