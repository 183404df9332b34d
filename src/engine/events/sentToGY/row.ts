import { placesOf, sideHas } from '../../selectors/places';
import type { Board } from '../../state/board';
import type { DuelEvent } from '../../state/events';
import { destroyedBy } from '../destroyedBy';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** An Equip Card that went to the GY by the rules because its monster did. */
const lostItsMonster = (board: Board, e: Extract<DuelEvent, { type: 'moved' }>): boolean => {
  const to = e.cause === 'rule' ? board.card(e.card).last?.equippedTo : null;
  const monster = to ? board.card(to.card) : null;
  return to !== null && to !== undefined && monster?.place === 'gy' && monster.stay === to.stay + 1;
};

/** A card was sent to the GY; with `destroyed`, by being destroyed. */
export const row: EventRow<'sentToGY'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.to === 'gy' &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    (w.to === undefined || sideHas(w.to, ask.seat, e.owner)) &&
    (w.destroyed === undefined || destroyedBy(e, w.destroyed)) &&
    (w.how === undefined || e.cause === 'effect') &&
    (w.because === undefined || lostItsMonster(board, e)) &&
    (!w.faceUp || e.before.faceUp) &&
    (!w.notByBattle || e.byBattle !== true) &&
    (!w.asMaterial || (e.way !== undefined && e.reasons.includes('material') && w.asMaterial.includes(e.way))) &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    movedCard(board, w.card, e, ask),
};
