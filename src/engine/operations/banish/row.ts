import { modOn } from '../../continuous/derive';
import { cannotBanish } from '../../continuous/move';
import type { Operation } from '../../definition';
import { keptOf } from '../../procedures/returning';
import type { Board } from '../../state/board';
import { onField } from '../../state/board';
import { enough, moveChosen } from '../helpers';
import { notSpendable } from '../possible';
import type { OperationRow } from '../row';

/** A Token has no face-down side, so it is not banished face-down. */
const able =
  (board: Board, op: Extract<Operation, { op: 'banish' }>) =>
  (id: number): boolean =>
    op.faceDown !== true || !board.info(id).token;

/** Banishes cards; `until` brings them back to the field they left, in the position they had. */
export const row: OperationRow<'banish'> = {
  possible: (board, op, ask, without) =>
    !cannotBanish(board, ask.seat) && enough(board, op.what, ask, without, able(board, op)),
  apply: (run, op) => {
    const { board } = run;
    if (cannotBanish(board, run.ctx.seat)) return 'nothing';
    const fits = able(board, op);
    const spared = run.act.cause === 'effect' ? [] : notSpendable(board, run.step);
    const ids = run.pick('what', op.what, { filter: (id) => fits(id) && !spared.includes(id) });
    if (!ids) return 'ask';
    // What is banished by an effect of its own instead does not return (rulings temp-dark-magician-of-chaos).
    const before = ids.filter((id) => !modOn(board, id, 'redirect')).map((id) => ({ ...board.card(id) }));
    // What is banished for a time keeps its face (ruling fdb-temporary-stays-facedown).
    const down = new Set(
      ids.filter(
        (id) =>
          (op.faceDown && !modOn(board, id, 'redirect')) ||
          (op.until && onField(board.card(id)) && !board.card(id).faceUp),
      ),
    );
    const moved = moveChosen(run, ids, { to: 'banished', reasons: [] }, (id) => !down.has(id));
    if (op.until)
      before.forEach((c) => {
        const now = board.card(c.id);
        if (!onField(c) || now.place !== 'banished') return;
        const d = board.touch();
        board.list('delayed').push({
          id: d.ids++,
          ctx: { ...run.ctx, link: 0 },
          path: run.path,
          phase: op.until === 'yourNextStandbyPhase' ? 'standby' : 'end',
          seat: op.until === 'yourNextStandbyPhase' ? run.ctx.seat : null,
          fromTurn: op.until === 'endPhase' ? d.turn : d.turn + 1,
          returns: {
            ref: { card: c.id, stay: now.stay },
            place: c.place,
            controller: c.controller,
            index: c.index,
            position: c.position ?? 'attack',
            faceUp: c.faceUp,
            kept: keptOf(board, c.field),
            ...(op.holdsZone && { holdsZone: true as const }),
          },
        });
      });
    return moved.length > 0 ? 'done' : 'nothing';
  },
};
