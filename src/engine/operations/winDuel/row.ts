import { end } from '../../continuous/settle';
import { otherSeat } from '../../terms';
import type { OperationRow } from '../row';

/** A player wins the Duel by a card effect. */
export const row: OperationRow<'winDuel'> = {
  possible: () => true,
  apply: (run, op) => {
    const { seat } = run.ctx;
    end(run.board, op.who === 'both' ? null : op.who === 'you' ? seat : otherSeat(seat), 'effect');
    return 'done';
  },
};
