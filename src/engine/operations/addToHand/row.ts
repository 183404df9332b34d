import { searchLock } from '../../facts/locks';
import type { Asker } from '../../selectors/match';
import type { Board } from '../../state/board';
import { enough, moveChosen, reveal } from '../helpers';
import type { OperationRow } from '../row';

const allowed = (board: Board, ask: Asker) => (id: number) => {
  const c = board.card(id);
  return c.place !== 'deck' || searchLock(board, ask.seat) === null;
};
/** Adds cards to the hand; what comes from a Deck is shown. */
export const row: OperationRow<'addToHand'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without, allowed(board, ask)),
  apply: (run, op) => {
    const ids = run.pick('what', op.what, { filter: allowed(run.board, run.ctx) });
    if (!ids) return 'ask';
    const moved = moveChosen(run, ids, { to: 'hand', reasons: [] });
    reveal(
      run,
      moved.filter((id) => run.board.card(id).place === 'hand'),
      'both',
    );
    return moved.length > 0 ? 'done' : 'nothing';
  },
};
