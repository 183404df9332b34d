import { placesOf } from '../../selectors/places';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A monster was Tributed. */
export const row: EventRow<'tributed'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.reasons.includes('tributed') &&
    (w.for === undefined || e.forTributeSummon === true) &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    (w.to === undefined || e.to === w.to) &&
    movedCard(board, w.card, e, ask),
};
