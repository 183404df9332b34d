import type { Operation } from '../../definition';
import { emit } from '../../log/emit';
import { resolve } from '../../selectors/match';
import type { OperationRow, Run } from '../row';

type Op = Extract<Operation, { op: 'placeCounter' }>;
/** How many the card may have afterwards. */
const mostOf = (op: Op): number | undefined => (op.total ? op.n : op.max);

/** Places counters on face-up cards, up to `max` on each. */
export const row: OperationRow<'placeCounter'> = {
  possible: (board, op, ask) =>
    resolve(board, op.on, ask).some(
      (id) => mostOf(op) === undefined || (board.card(id).field?.counters[op.counter] ?? 0) < (mostOf(op) ?? 0),
    ),
  apply: (run, op) => {
    const { board } = run;
    const most = mostOf(op);
    const filter = (id: number): boolean =>
      most === undefined || (board.card(id).field?.counters[op.counter] ?? 0) < most;
    const ids = op.spread ? spread(run, op) : run.pick('on', op.on, op.total ? { filter } : {});
    if (!ids) return 'ask';
    let placed = 0;
    for (const id of new Set(ids)) {
      if (!board.card(id).faceUp || !board.card(id).field) continue;
      const f = board.editField(id);
      const has = f.counters[op.counter] ?? 0;
      const wanted = op.spread ? ids.filter((other) => other === id).length : op.n;
      const n = Math.min(wanted, (mostOf(op) ?? Number.POSITIVE_INFINITY) - has);
      if (n <= 0) continue;
      f.counters = { ...f.counters, [op.counter]: has + n };
      placed += n;
      emit(board, { type: 'counterPlaced', card: id, counter: op.counter, n }, run.act);
    }
    return placed > 0 ? 'done' : 'nothing';
  },
};

/** For each counter the card it is placed on, as often as it gets one. */
const spread = (run: Run, op: Op): number[] | null => {
  const out: number[] = [];
  for (let i = 0; i < op.n; i++) {
    const one = run.pick(`on:${i}`, op.on);
    if (!one) return null;
    out.push(...one);
  }
  return out;
};
