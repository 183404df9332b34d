import { modOn } from '../../continuous/derive';
import { moveCard } from '../../continuous/move';
import { freeMonsterZones, freeSpellTrapZones } from '../../facts/zones';
import { emit } from '../../log/emit';
import type { Board } from '../../state/board';
import { SEATS } from '../../terms';
import { enough } from '../helpers';
import { askSpellTrapZone } from '../placing';
import type { OperationRow } from '../row';

/** Cards a monster is equipped with. */
const equipsOn = (board: Board, id: number): number[] =>
  SEATS.flatMap((seat) => board.in(seat, 'spellTrapZone')).filter((c) => {
    const to = board.card(c).field?.equippedTo;
    return to?.card === id && to.stay === board.card(id).stay;
  });

/** OCG rules, Unions: one whose text asks for it is the only Union its monster is equipped with. */
const unionsAllow = (board: Board, id: number, to: number): boolean => {
  const alone = (c: number): boolean => board.info(c).rules.has('onlyUnionOfItsMonster');
  if (!board.info(id).union) return true;
  const worn = equipsOn(board, to).filter((c) => c !== id && board.info(c).union);
  return alone(id) ? worn.length === 0 : !worn.some(alone);
};

/** A card that is not on its way to a Spell & Trap Zone anyway needs one. */
const needsZone = (board: Board, id: number): boolean => {
  const c = board.card(id);
  return c.place !== 'spellTrapZone' && !(c.place === 'hand' && board.info(id).printed.kind !== 'monster');
};

/** Equips this card to a face-up monster. From elsewhere it goes to a Spell & Trap Zone, as an Equip Spell. */
export const row: OperationRow<'equipSelf'> = {
  possible: (board, op, ask, without) => {
    // An Equip Card that takes control needs a zone and a monster whose control can change.
    const takes = board.info(ask.card).continuous.some((e) => e.effect.apply.some((m) => m.mod === 'control'));
    if (takes && freeMonsterZones(board, ask.seat, without).length === 0) return false;
    const leaving = new Set([...(without ?? []), ask.card]);
    if (needsZone(board, ask.card) && freeSpellTrapZones(board, ask.seat, leaving).length === 0) return false;
    return enough(
      board,
      op.to,
      ask,
      leaving,
      (id) => (!takes || !modOn(board, id, 'controlLocked')) && unionsAllow(board, ask.card, id),
    );
  },
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('to', op.to);
    if (!ids) return 'ask';
    const self = board.card(ctx.card);
    const to = ids[0] === undefined ? null : board.card(ids[0]);
    if (!to?.faceUp || to.place !== 'monsterZone' || to.id === self.id || self.stay !== ctx.stay) return 'nothing';
    if (!unionsAllow(board, self.id, to.id)) return 'nothing';
    if (self.place !== 'spellTrapZone') {
      const index = askSpellTrapZone(run, self.id, ctx.seat, []);
      if (index === null) return 'ask';
      if (index === false) return 'nothing';
      moveCard(board, self.id, {
        to: 'spellTrapZone',
        reasons: ['placed'],
        act: run.act,
        index,
        controller: ctx.seat,
        faceUp: true,
      });
      board.editField(self.id).resolved = true;
    }
    board.editField(ctx.card).equippedTo = { card: to.id, stay: to.stay, face: to.face };
    emit(board, { type: 'equipped', card: ctx.card, to: to.id }, run.act);
    return 'done';
  },
};
