import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A card was Set. */
export const row: EventRow<'set'> = {
  types: ['set'],
  answers: (board, w, e, ask) =>
    e.type === 'set' &&
    (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
    currentCard(board, w.card, e.card, undefined, ask),
};
