import { modOn } from '../../continuous/derive';
import { changeControl } from '../../continuous/settle';
import { freeMonsterZones, freeZonesPointedTo } from '../../facts/zones';
import type { Board } from '../../state/board';
import type { Seat } from '../../terms';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

const allowed = (board: Board, seat: Seat) => (id: number) =>
  board.card(id).place === 'monsterZone' && board.card(id).controller !== seat && !modOn(board, id, 'controlLocked');
/** Takes control of monsters, for good or for a while; the zone is the player's choice. */
export const row: OperationRow<'takeControl'> = {
  possible: (board, op, ask, without) =>
    (op.linked ? freeZonesPointedTo(board, ask.card, ask.seat) : freeMonsterZones(board, ask.seat, without)).length >
      0 && enough(board, op.what, ask, without, allowed(board, ask.seat)),
  apply: (run, op) => {
    const { board, ctx } = run;
    const here = board.card(ctx.card).stay === ctx.stay;
    const linked = op.linked ? (here ? freeZonesPointedTo(board, ctx.card, ctx.seat) : []) : null;
    if (linked?.length === 0) return 'nothing';
    const zones = linked ?? freeMonsterZones(board, ctx.seat);
    const ids = run.pick('what', op.what, {
      filter: allowed(board, ctx.seat),
      ...(zones.length > 0 ? { cap: zones.length } : {}),
    });
    if (!ids) return 'ask';
    if (zones.length === 0) {
      // rulings control-no-zone-at-resolution: destroyed where it is, by the rules and not by the effect.
      for (const id of ids) changeControl(board, id, ctx.seat);
      return 'nothing';
    }
    const chosen: { id: number; index: number }[] = [];
    for (const id of ids) {
      const options = zones
        .filter((i) => !chosen.some((c) => c.index === i))
        .map((index) => ({ do: 'zone' as const, seat: ctx.seat, place: 'monsterZone' as const, index }));
      const a = run.choose(`zone:${id}`, ctx.seat, 'zone', options, 'control', id);
      if (!a) return 'ask';
      if (a.do === 'zone') chosen.push({ id, index: a.index });
    }
    for (const { id, index } of chosen) {
      const f = board.editField(id);
      if (op.until) f.controls = [...f.controls, { seat: ctx.seat, until: op.until, turn: board.duel.turn }];
      else f.lasting = ctx.seat;
      changeControl(board, id, ctx.seat, index);
    }
    if (run.step.as)
      run.bind(
        run.step.as,
        chosen.map((c) => c.id),
      );
    return chosen.length > 0 ? 'done' : 'nothing';
  },
};
