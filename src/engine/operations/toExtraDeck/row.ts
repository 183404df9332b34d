import type { Board } from '../../state/board';
import { enough, moveChosen } from '../helpers';
import type { OperationRow } from '../row';

/** Only Pendulum Monsters lie face-up in the Extra Deck. */
const fits = (board: Board) => (id: number) => board.info(id).def.pendulum !== undefined;

/** Puts cards face-up into the Extra Deck. */
export const row: OperationRow<'toExtraDeck'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without, fits(board)),
  apply: (run, op) => {
    const ids = run.pick('what', op.what, { filter: fits(run.board) });
    if (!ids) return 'ask';
    return moveChosen(run, ids, { to: 'extraDeck', reasons: [], faceUp: true }).length > 0 ? 'done' : 'nothing';
  },
};
