import type { Board } from '../../state/board';
import type { Vars } from '../../state/duel';
import { otherSeat } from '../../terms';
import type { OperationRow } from '../row';

/** Cards kept until then must stay face-up as they are. */
const kept = (board: Board, vars: Vars, keep: string[] | undefined): Vars =>
  Object.fromEntries(
    Object.entries(vars).map(([k, refs]) => [
      k,
      keep?.includes(k) ? refs.map((r) => ({ ...r, face: board.card(r.card).face })) : refs,
    ]),
  );

/** Does something later, without a Chain, in a Phase to come. */
export const row: OperationRow<'delay'> = {
  possible: () => true,
  apply: (run, op) => {
    const { board, ctx } = run;
    const d = board.touch();
    const seat = op.at.turn === 'you' ? ctx.seat : op.at.turn === 'opponent' ? otherSeat(ctx.seat) : null;
    board.list('delayed').push({
      id: d.ids++,
      ctx: { ...ctx, link: 0, vars: kept(board, ctx.vars, op.keep) },
      path: [...run.path, 'do'],
      phase: op.at.phase,
      seat,
      fromTurn: d.turn,
      ...(op.at.nth === undefined ? {} : { nth: op.at.nth }),
    });
    return 'done';
  },
};
