import { resolve } from '../../selectors/match';
import { attachAll, enough } from '../helpers';
import type { OperationRow } from '../row';

/** Makes cards Xyz Materials of a monster. */
export const row: OperationRow<'attach'> = {
  possible: (board, op, ask, without) => {
    const [host, ...others] = resolve(board, op.to, ask);
    const fits = (id: number): boolean => !board.info(id).token && (others.length > 0 || id !== host);
    return enough(board, op.what, ask, without, fits) && enough(board, op.to, ask, without);
  },
  apply: (run, op) => {
    const { board } = run;
    const hosts = run.pick('to', op.to, { filter: (id) => board.info(id).def.frame === 'xyz' });
    if (!hosts) return 'ask';
    const [host] = hosts;
    const ids = run.pick('what', op.what, { filter: (id) => id !== host && !board.info(id).token });
    if (!ids) return 'ask';
    if (host === undefined || ids.length === 0) return 'nothing';
    const attached = attachAll(board, ids, run.act);
    const f = board.editField(host);
    f.materials = [...f.materials, ...attached];
    if (run.step.as) run.bind(run.step.as, ids);
    return 'done';
  },
};
