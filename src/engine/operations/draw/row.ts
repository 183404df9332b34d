import type { OperationRow } from '../row';
import { drawCards } from '../../procedures/decks';
import { seatsOf } from '../../selectors/match';
import { valueOf } from '../../selectors/values';

/** Draws; players who cannot draw all lose. */
export const row: OperationRow<'draw'> = {
  possible: (board, op, ask) => {
    const n = valueOf(board, op.n, ask);
    return n > 0 && seatsOf(op.who, ask.seat).every((s) => board.duel.seats[s].deck.length >= n);
  },
  apply: (run, op) => {
    const n = valueOf(run.board, op.n, run.ctx);
    if (n <= 0) return 'nothing';
    const amounts: [number, number] = [0, 0];
    for (const s of seatsOf(op.who, run.ctx.seat)) amounts[s] = n;
    drawCards(run.board, amounts, run.act);
    return 'done';
  },
};
