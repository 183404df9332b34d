import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card was discarded from the hand. */
export const row: EventRow<'discarded'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.reasons.includes('discarded') &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    movedCard(board, w.card, e, ask),
};
