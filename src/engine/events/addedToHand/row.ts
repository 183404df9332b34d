import { placesOf } from '../../selectors/match';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card was added to the hand, other than by drawing it. */
export const row: EventRow<'addedToHand'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.to === 'hand' &&
    !e.reasons.includes('drawn') &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    movedCard(board, w.card, e, ask),
};
