import { emit } from '../../log/emit';
import { resolve } from '../../selectors/match';
import type { OperationRow } from '../row';

/** Removes counters from a card. */
export const row: OperationRow<'removeCounter'> = {
  possible: (board, op, ask) =>
    resolve(board, op.from, ask).some((id) => (board.card(id).field?.counters[op.counter] ?? 0) >= op.n),
  apply: (run, op) => {
    const { board } = run;
    const ids = run.pick('from', op.from, {
      filter: (id) => (board.card(id).field?.counters[op.counter] ?? 0) >= op.n,
    });
    if (!ids) return 'ask';
    const id = ids[0];
    if (id === undefined) return 'nothing';
    const f = board.editField(id);
    f.counters = { ...f.counters, [op.counter]: (f.counters[op.counter] ?? 0) - op.n };
    emit(board, { type: 'counterRemoved', card: id, counter: op.counter, n: op.n }, run.act);
    return 'done';
  },
};
