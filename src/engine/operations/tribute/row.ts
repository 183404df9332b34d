import { tributeLock } from '../../facts/locks';
import type { Board } from '../../state/board';
import { enough, moveChosen } from '../helpers';
import type { OperationRow } from '../row';

const allowed = (board: Board) => (id: number) => tributeLock(board, id, false) === null;
/** Tributes monsters. */
export const row: OperationRow<'tribute'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without, allowed(board)),
  apply: (run, op) => {
    const ids = run.pick('what', op.what, { filter: allowed(run.board), purpose: 'tribute' });
    if (!ids) return 'ask';
    return moveChosen(run, ids, { to: 'gy', reasons: ['tributed'] }).length > 0 ? 'done' : 'nothing';
  },
};
