import { modOn } from '../../continuous/derive';
import { freeMonsterZones } from '../../facts/zones';
import { emit } from '../../log/emit';
import { enough } from '../helpers';
import type { OperationRow } from '../row';

/** Equips this card to a face-up monster. */
export const row: OperationRow<'equipSelf'> = {
  possible: (board, op, ask, without) => {
    // An Equip Card that takes control needs a zone and a monster whose control can change.
    const takes = board.info(ask.card).continuous.some((e) => e.effect.apply.some((m) => m.mod === 'control'));
    if (takes && freeMonsterZones(board, ask.seat, without).length === 0) return false;
    return enough(board, op.to, ask, without, (id) => !takes || !modOn(board, id, 'controlLocked'));
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('to', op.to);
    if (!ids) return 'ask';
    const self = board.card(ctx.card);
    const to = ids[0] === undefined ? null : board.card(ids[0]);
    if (!to?.faceUp || to.place !== 'monsterZone' || self.stay !== ctx.stay || self.place !== 'spellTrapZone')
      return 'nothing';
    board.editField(ctx.card).equippedTo = { card: to.id, stay: to.stay, face: to.face };
    emit(board, { type: 'equipped', card: ctx.card, to: to.id }, run.act);
    return 'done';
  },
};
