import { emit } from '../../log/emit';
import { resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { Counter } from '../../terms';
import type { OperationRow, Run } from '../row';

const held = (board: Board, id: number, counter: Counter): number => board.card(id).field?.counters[counter] ?? 0;

const remove = ({ board, act }: Run, id: number, counter: Counter, n: number): void => {
  const f = board.editField(id);
  f.counters = { ...f.counters, [counter]: (f.counters[counter] ?? 0) - n };
  emit(board, { type: 'counterRemoved', card: id, counter, n }, act);
};

/** Removes counters from a card, or from several together. */
export const row: OperationRow<'removeCounter'> = {
  possible: (board, op, ask) => {
    const ids = resolve(board, op.from, ask);
    return op.spread
      ? ids.reduce((n, id) => n + held(board, id, op.counter), 0) >= op.n
      : ids.some((id) => held(board, id, op.counter) >= op.n);
  },
  apply: (run, op) => {
    const { board } = run;
    if (!op.spread) {
      const ids = run.pick('from', op.from, { filter: (id) => held(board, id, op.counter) >= op.n });
      if (!ids) return 'ask';
      const id = ids[0];
      if (id === undefined) return 'nothing';
      remove(run, id, op.counter, op.n);
      return 'done';
    }
    const all = resolve(board, op.from, run.ctx);
    if (all.reduce((n, id) => n + held(board, id, op.counter), 0) === op.n) {
      for (const id of all)
        if (held(board, id, op.counter) > 0) remove(run, id, op.counter, held(board, id, op.counter));
      return 'done';
    }
    // One counter after the other, each from a card that still has one.
    const taken = new Map<number, number>();
    for (let i = 0; i < op.n; i++) {
      const ids = run.pick(`from:${i}`, op.from, {
        filter: (id) => held(board, id, op.counter) > (taken.get(id) ?? 0),
      });
      if (!ids) return 'ask';
      const id = ids[0];
      if (id === undefined) return 'nothing';
      taken.set(id, (taken.get(id) ?? 0) + 1);
    }
    for (const [id, n] of taken) remove(run, id, op.counter, n);
    return 'done';
  },
};
