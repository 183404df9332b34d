import type { Value } from '../../definition';
import { payLife } from '../../procedures/life';
import type { Asker } from '../../selectors/match';
import { evaluate } from '../../selectors/values';
import type { Board } from '../../state/board';
import { noteCost } from '../helpers';
import type { OperationRow } from '../row';

/** Half of an odd amount is paid rounded up (rulebook: Paying Life Points). */
const price = (board: Board, v: Value, ask: Asker): number =>
  typeof v === 'object' && 'half' in v ? Math.ceil(evaluate(board, v.half, ask) / 2) : evaluate(board, v, ask);

/** Pays LP. All of them cannot be paid away by a fixed price: what is left must be at least 0. */
export const row: OperationRow<'payLP'> = {
  possible: (board, op, ask) => board.duel.seats[ask.seat].lp >= price(board, op.amount, ask),
  apply: (run, op) => {
    const amount = price(run.board, op.amount, run.ctx);
    if (amount > run.board.duel.seats[run.ctx.seat].lp) return 'nothing';
    payLife(run.board, run.ctx.seat, amount, run.act);
    noteCost(run, [], amount);
    return 'done';
  },
};
