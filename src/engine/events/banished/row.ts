import { placesOf } from '../../selectors/places';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card was banished. */
export const row: EventRow<'banished'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.to === 'banished' &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    movedCard(board, w.card, e, ask),
};
