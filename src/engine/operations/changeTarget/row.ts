import { emit } from '../../log/emit';
import { stayOf } from '../../selectors/match';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** The link answered gets this target instead of its own. */
export const row: OperationRow<'changeTarget'> = {
  possible: (board, op, ask, without) => enough(board, op.to, ask, without),
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('to', op.to);
    if (!ids) return 'ask';
    const id = ids[0];
    if (id === undefined || !ctx.answers) return 'nothing';
    const l = board.editLink(ctx.answers);
    const old = l.targets[0];
    if (!old) return 'nothing';
    const now = stayOf(board, id);
    const vars = Object.fromEntries(
      Object.entries(l.ctx.vars).map(([k, refs]) => [
        k,
        refs.map((r) => (r.card === old.card && r.stay === old.stay ? now : r)),
      ]),
    );
    l.ctx = { ...l.ctx, vars };
    l.targets = [now];
    emit(board, { type: 'targeted', chain: ctx.answers, cards: [id] }, run.act);
    return 'done';
  },
};
