import { comeBack, wayBack } from '../../procedures/returning';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** Banished monsters come back to the zone they left, in the position they had; that is no Summon. */
export const row: OperationRow<'returnToField'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without, (id) => wayBack(board, id) !== null),
  apply: (run, op) => {
    const { board } = run;
    const ids = run.pick('what', op.what, { filter: (id) => wayBack(board, id) !== null });
    if (!ids) return 'ask';
    for (const id of ids) {
      const way = wayBack(board, id);
      if (way) comeBack(board, id, op.position ? { ...way, position: op.position, faceUp: true } : way, run.act);
    }
    if (run.step.as) run.bind(run.step.as, ids);
    return ids.length > 0 ? 'done' : 'nothing';
  },
};
