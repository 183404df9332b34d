import { negationLock } from '../../facts/locks';
import { emit } from '../../log/emit';
import type { OperationRow } from '../row';

/** Negates the effect of the link answered; its activation stands. */
export const row: OperationRow<'negateEffect'> = {
  possible: (board, _op, ask) => !(ask.answers && negationLock(board, ask.answers)),
  apply: (run) => {
    const { board, ctx } = run;
    if (!ctx.answers || negationLock(board, ctx.answers)) return 'nothing';
    const l = board.editLink(ctx.answers);
    if (l.effectNegated || l.activationNegated) return 'nothing';
    l.effectNegated = true;
    emit(board, { type: 'effectNegated', chain: ctx.answers, card: l.ctx.card }, run.act);
    return 'done';
  },
};
