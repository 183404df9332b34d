import { negationLock } from '../../facts/locks';
import { emit } from '../../log/emit';
import type { OperationRow } from '../row';

/** Negates the activation of the link answered; only if it lies directly below (another link between: no effect). */
export const row: OperationRow<'negateActivation'> = {
  possible: (board, _op, ask) =>
    (!ask.link || ask.answers === ask.link - 1) && !(ask.answers && negationLock(board, ask.answers)),
  apply: (run) => {
    const { board, ctx } = run;
    const n = ctx.answers;
    if (!n || n !== (ctx.link ?? 0) - 1) return 'nothing';
    if (negationLock(board, n)) return 'nothing';
    const l = board.editLink(n);
    if (l.activationNegated) return 'nothing';
    l.activationNegated = true;
    emit(board, { type: 'activationNegated', chain: n, card: l.ctx.card }, run.act);
    return 'done';
  },
};
