import { placesOf } from '../../selectors/match';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card went back to the hand or the Deck, by an effect or as a cost. */
export const row: EventRow<'returned'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.to === w.to &&
    e.reasons.includes('returned') &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    (w.faceUp === undefined || e.before.faceUp) &&
    movedCard(board, w.card, e, ask),
};
