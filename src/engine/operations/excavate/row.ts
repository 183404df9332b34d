import { matches } from '../../selectors/match';
import { reveal } from '../helpers';
import type { OperationRow } from '../row';

/** Turns up cards from the top of the player's Deck until one fits. They remain in the Deck, shown to both players. */
export const row: OperationRow<'excavate'> = {
  possible: (board, { stopAt, n = 0 }, ask) => {
    const { deck } = board.duel.seats[ask.seat];
    return stopAt ? deck.some((id) => matches(board, id, stopAt, ask)) : deck.length >= Math.max(1, n);
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const turned: number[] = [];
    let found: number | null = null;
    const { stopAt, n = Number.POSITIVE_INFINITY } = op;
    for (const id of board.duel.seats[ctx.seat].deck.toReversed()) {
      if (turned.length >= n) break;
      turned.push(id);
      if (!stopAt || !matches(board, id, stopAt, ctx)) continue;
      found = id;
      break;
    }
    reveal(run, turned, 'both');
    if (op.found) run.bind(op.found, found === null ? [] : [found]);
    if (run.step.as) run.bind(run.step.as, turned);
    return turned.length > 0 ? 'done' : 'nothing';
  },
};
