import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** One more attack in this Battle Phase. */
export const row: OperationRow<'extraAttack'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const { board } = run;
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    for (const id of ids) {
      if (!board.card(id).field) continue;
      const f = board.editField(id);
      f.extraAttacks = [...f.extraAttacks, { turn: board.duel.turn, inARow: op.inARow === true }];
    }
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
