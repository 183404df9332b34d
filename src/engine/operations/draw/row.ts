import { drawCards } from '../../procedures/decks';
import { seatsOf } from '../../selectors/places';
import { evaluate } from '../../selectors/values';
import type { OperationRow } from '../row';

/** Draws; players who cannot draw all lose. */
export const row: OperationRow<'draw'> = {
  possible: (board, op, ask) => {
    const n = evaluate(board, op.n, ask);
    return n > 0 && seatsOf(op.who, ask.seat).every((s) => board.duel.seats[s].deck.length >= n);
  },
  apply: (run, op) => {
    const n = evaluate(run.board, op.n, run.ctx);
    if (n <= 0) return 'nothing';
    const amounts: [number, number] = [0, 0];
    const drawn: number[] = [];
    for (const s of seatsOf(op.who, run.ctx.seat)) {
      amounts[s] = n;
      drawn.push(...run.board.duel.seats[s].deck.slice(-n));
    }
    drawCards(run.board, amounts, run.act);
    if (run.step.as) run.bind(run.step.as, drawn);
    return 'done';
  },
};
