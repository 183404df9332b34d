import { matches } from '../../selectors/match';
import { reveal } from '../helpers';
import type { OperationRow } from '../row';

/** Turns up cards from the top of the player's Deck until one fits. They remain in the Deck, shown to both players. */
export const row: OperationRow<'excavate'> = {
  possible: (board, op, ask) => board.duel.seats[ask.seat].deck.some((id) => matches(board, id, op.stopAt, ask)),
  apply: (run, op) => {
    const { board, ctx } = run;
    const turned: number[] = [];
    let found: number | null = null;
    for (const id of board.duel.seats[ctx.seat].deck.toReversed()) {
      turned.push(id);
      if (!matches(board, id, op.stopAt, ctx)) continue;
      found = id;
      break;
    }
    reveal(run, turned, 'both');
    run.bind(op.found, found === null ? [] : [found]);
    if (run.step.as) run.bind(run.step.as, turned);
    return turned.length > 0 ? 'done' : 'nothing';
  },
};
