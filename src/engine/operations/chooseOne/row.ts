import { allHold } from '../../conditions/index';
import { canDo } from '../possible';
import type { OperationRow } from '../row';

/** The player chooses one of several things to do; only what is possible is offered. The number after the last means all. */
export const row: OperationRow<'chooseOne'> = {
  possible: (board, op, ask, without) =>
    op.of.some((o) => allHold(board, o.if, ask) && canDo(board, o.do, ask, without)),
  apply: (run, op) => {
    const options = op.of
      .map((o, index) => ({ o, index }))
      .filter(({ o }) => allHold(run.board, o.if, run.ctx) && canDo(run.board, o.do, run.ctx))
      .map(({ index }) => ({ do: 'choose' as const, index }));
    if (options.length === 0) return 'nothing';
    const both = op.all && options.length > 1 && allHold(run.board, op.all.if, run.ctx);
    if (both) options.push({ do: 'choose', index: op.of.length });
    const a = run.choose('option', run.ctx.seat, 'choose', options, 'option');
    if (!a) return 'ask';
    if (a.do !== 'choose') return 'nothing';
    const chosen = a.index < op.of.length ? [a.index] : options.slice(0, -1).map((o) => o.index);
    for (const index of chosen) run.push([...run.path, 'of', index, 'do']);
    return 'done';
  },
};
