import { placesOf, sideHas } from '../../selectors/places';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card was added to a hand; drawing it counts only where the text says so. */
export const row: EventRow<'addedToHand'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.to === 'hand' &&
    (w.drawn === true || !e.reasons.includes('drawn')) &&
    (w.to === undefined || sideHas(w.to, ask.seat, e.owner)) &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    movedCard(board, w.card, e, ask),
};
