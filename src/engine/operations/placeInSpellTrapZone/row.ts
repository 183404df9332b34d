import type { Operation } from '../../definition';
import { freeSpellTrapZones } from '../../facts/zones';
import type { Board } from '../../state/board';
import type { Seat } from '../../terms';
import { enough, moveChosen } from '../helpers';
import { askSpellTrapZone } from '../placing';
import type { OperationRow } from '../row';

type Op = Extract<Operation, { op: 'placeInSpellTrapZone' }>;
const zonesOf = (board: Board, op: Op, id: number, you: Seat): Seat => (op.to === 'owner' ? board.card(id).owner : you);
/** A Token is no card and cannot be placed among the Spells; the player whose zone it is needs a free one. */
const fits = (board: Board, op: Op, you: Seat, without?: ReadonlySet<number>) => (id: number) =>
  !board.info(id).token && freeSpellTrapZones(board, zonesOf(board, op, id, you), without).length > 0;

/** Places cards face-up in a Spell & Trap Zone, where monsters are treated as Continuous Spells. */
export const row: OperationRow<'placeInSpellTrapZone'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without, fits(board, op, ask.seat, without)),
  apply: (run, op) => {
    const { board, ctx } = run;
    const cap = op.to === 'owner' ? {} : { cap: freeSpellTrapZones(board, ctx.seat).length };
    const ids = run.pick('what', op.what, { ...cap, filter: fits(board, op, ctx.seat) });
    if (!ids) return 'ask';
    const placed: { id: number; seat: Seat; index: number }[] = [];
    for (const id of ids) {
      const seat = zonesOf(board, op, id, ctx.seat);
      const taken = placed.filter((p) => p.seat === seat).map((p) => p.index);
      const index = askSpellTrapZone(run, id, seat, taken);
      if (index === null) return 'ask';
      if (index !== false) placed.push({ id, seat, index });
    }
    for (const { id, seat, index } of placed) {
      moveChosen(run, [id], { to: 'spellTrapZone', reasons: ['placed'], index, controller: seat, faceUp: true });
      board.editField(id).resolved = true;
    }
    if (run.step.as)
      run.bind(
        run.step.as,
        placed.map((p) => p.id),
      );
    return placed.length > 0 ? 'done' : 'nothing';
  },
};
