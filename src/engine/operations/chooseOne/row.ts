import { allHold } from '../../conditions/index';
import { canDo } from '../possible';
import type { OperationRow } from '../row';

/** The player chooses one of several things to do; only what is possible is offered. */
export const row: OperationRow<'chooseOne'> = {
  possible: (board, op, ask, without) =>
    op.of.some((o) => allHold(board, o.if, ask) && canDo(board, o.do, ask, without)),
  apply: (run, op) => {
    const options = op.of
      .map((o, index) => ({ o, index }))
      .filter(({ o }) => allHold(run.board, o.if, run.ctx) && canDo(run.board, o.do, run.ctx))
      .map(({ index }) => ({ do: 'choose' as const, index }));
    if (options.length === 0) return 'nothing';
    const a = run.choose('option', run.ctx.seat, 'choose', options, 'option');
    if (!a) return 'ask';
    if (a.do === 'choose') run.push([...run.path, 'of', a.index, 'do']);
    return 'done';
  },
};
