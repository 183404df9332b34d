import { placesOf, sideHas } from '../../selectors/match';
import { destroyedBy } from '../destroyedBy';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card was sent to the GY; with `destroyed`, by being destroyed. */
export const row: EventRow<'sentToGY'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.to === 'gy' &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    (w.to === undefined || sideHas(w.to, ask.seat, e.owner)) &&
    (w.destroyed === undefined || destroyedBy(e, w.destroyed)) &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    movedCard(board, w.card, e, ask),
};
