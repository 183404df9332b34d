import { moveCard } from '../../continuous/move';
import { countActivation, mayBeActivated } from '../../facts/byEffect';
import { freeSpellTrapZones } from '../../facts/zones';
import { emit } from '../../log/emit';
import { replaceFieldSpell, shuffleDeck } from '../../procedures/decks';
import type { Board } from '../../state/board';
import type { Seat } from '../../terms';
import { enough } from '../helpers';
import { askSpellTrapZone } from '../placing';
import type { OperationRow } from '../row';

const isField = (board: Board, id: number): boolean => board.info(id).def.property === 'field';
const allowed = (board: Board, seat: Seat, without?: ReadonlySet<number>) => (id: number) =>
  mayBeActivated(board, seat, id) && (isField(board, id) || freeSpellTrapZones(board, seat, without).length > 0);

/**
 * Rulings act-byeffect-summary, cont-on-activation-*: the card was activated, but by no player and as no Chain Link, so no
 * effect was activated with it and what is done "when this card is activated" is not.
 */
export const row: OperationRow<'activateCard'> = {
  possible: (board, op, ask, without) => enough(board, op.what, ask, without, allowed(board, ask.seat, without)),
  apply: (run, op) => {
    const { board, ctx } = run;
    const ids = run.pick('what', op.what, { cap: 1, filter: allowed(board, ctx.seat) });
    if (!ids) return 'ask';
    const [id] = ids;
    if (id === undefined) return 'nothing';
    const field = isField(board, id);
    const index = field ? 0 : askSpellTrapZone(run, id, ctx.seat, []);
    if (index === null) return 'ask';
    if (index === false) return 'nothing';
    const fromDeck = board.card(id).place === 'deck' ? board.card(id).owner : null;
    countActivation(board, ctx.seat, id);
    if (field) replaceFieldSpell(board, ctx.seat);
    moveCard(board, id, {
      to: field ? 'fieldZone' : 'spellTrapZone',
      reasons: ['activated'],
      act: run.act,
      index,
      controller: ctx.seat,
      faceUp: true,
    });
    board.editField(id).resolved = true;
    emit(board, { type: 'cardActivated', card: id, def: board.card(id).def, seat: ctx.seat }, run.act);
    if (fromDeck !== null) shuffleDeck(board, fromDeck);
    if (run.step.as) run.bind(run.step.as, [id]);
    return 'done';
  },
};
