import { cannotBanish } from '../../continuous/move';
import { keptOf } from '../../procedures/returning';
import { onField } from '../../state/board';
import { enough, moveChosen } from '../helpers';
import type { OperationRow } from '../row';

/** Banishes cards; `until` brings them back to the field they left, in the position they had. */
export const row: OperationRow<'banish'> = {
  possible: (board, op, ask, without) => !cannotBanish(board, ask.seat) && enough(board, op.what, ask, without),
  apply: (run, op) => {
    const { board } = run;
    if (cannotBanish(board, run.ctx.seat)) return 'nothing';
    const ids = run.pick('what', op.what);
    if (!ids) return 'ask';
    const before = ids.map((id) => ({ ...board.card(id) }));
    const moved = moveChosen(run, ids, { to: 'banished', reasons: [], faceUp: op.faceDown !== true });
    if (op.until)
      before.forEach((c) => {
        const now = board.card(c.id);
        if (!onField(c) || now.place !== 'banished') return;
        const d = board.touch();
        board.list('delayed').push({
          id: d.ids++,
          ctx: { ...run.ctx, link: 0 },
          path: run.path,
          phase: 'end',
          seat: null,
          fromTurn: d.turn,
          returns: {
            ref: { card: c.id, stay: now.stay },
            controller: c.controller,
            index: c.index,
            position: c.position ?? 'attack',
            faceUp: c.faceUp,
            kept: keptOf(board, c.field),
          },
        });
      });
    return moved.length > 0 ? 'done' : 'nothing';
  },
};
