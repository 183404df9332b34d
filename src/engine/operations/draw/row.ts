import type { Value } from '../../definition';
import { drawCards } from '../../procedures/decks';
import type { Asker } from '../../selectors/match';
import { seatsOf } from '../../selectors/places';
import { evaluate } from '../../selectors/values';
import type { OperationRow } from '../row';

/** Counts cards that the cost or an earlier step has yet to choose: there will be at least one. */
const isLater = (n: Value, ask: Asker): boolean =>
  typeof n === 'object' && 'count' in n && typeof n.count === 'string' && ask.vars[n.count.slice(1)] === undefined;

/** Draws; players who cannot draw all lose. */
export const row: OperationRow<'draw'> = {
  possible: (board, op, ask) => {
    const n = isLater(op.n, ask) ? 1 : evaluate(board, op.n, ask);
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
