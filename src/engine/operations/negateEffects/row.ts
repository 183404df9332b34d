import { emit } from '../../log/emit';
import { enough } from '../helpers';
import { lingerOn } from '../lingering';
import type { OperationRow } from '../row';

/** Negates the effects of cards for a while. */
export const row: OperationRow<'negateEffects'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without),
  apply: (run, op) => {
    const ids = run.pick('what', op.what, { filter: (id) => run.board.card(id).faceUp });
    if (!ids) return 'ask';
    if (ids.length === 0) return 'nothing';
    lingerOn(run, ids, [{ mod: 'negateEffects', to: 'self' }], op.until);
    for (const id of ids) emit(run.board, { type: 'effectsNegated', card: id }, run.act);
    return 'done';
  },
};
