import { shuffleDeck } from '../../procedures/decks';
import { enough, moveChosen } from '../helpers';
import type { OperationRow } from '../row';

/** Returns cards to the Deck: shuffled in, on top or at the bottom. */
export const row: OperationRow<'returnToDeck'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    const moved = moveChosen(run, ids, {
      to: 'deck',
      reasons: ['returned'],
      deck: op.at === 'bottom' ? 'bottom' : 'top',
    });
    if (op.at === 'shuffle')
      for (const seat of new Set(moved.map((id) => run.board.card(id).owner))) shuffleDeck(run.board, seat);
    return moved.length > 0 ? 'done' : 'nothing';
  },
};
