import { moveCard } from '../../continuous/move';
import { resolve } from '../../selectors/match';
import { noteCost } from '../helpers';
import type { OperationRow } from '../row';

/** Detaches Xyz Materials: to the GY, but not from the field. */
export const row: OperationRow<'detach'> = {
  possible: (board, op, ask) =>
    resolve(board, op.from, ask).some((id) => (board.card(id).field?.materials.length ?? 0) >= op.n),
  apply: (run, op) => {
    const { board, ctx } = run;
    const from = run.pick('from', op.from, { filter: (id) => (board.card(id).field?.materials.length ?? 0) >= op.n });
    if (!from) return 'ask';
    const id = from[0];
    if (id === undefined) return 'nothing';
    const all = board.card(id).field?.materials ?? [];
    const chosen: number[] = [];
    while (chosen.length < op.n) {
      const options = all.filter((m) => !chosen.includes(m)).map((card) => ({ do: 'pick' as const, card }));
      const a = run.choose(`material:${chosen.length}`, ctx.seat, 'pick', options, 'detach');
      if (a?.do !== 'pick') return 'ask';
      chosen.push(a.card);
    }
    const f = board.editField(id);
    f.materials = f.materials.filter((m) => !chosen.includes(m));
    for (const m of chosen) moveCard(board, m, { to: 'gy', reasons: [], act: run.act });
    noteCost(run, chosen);
    return 'done';
  },
};
