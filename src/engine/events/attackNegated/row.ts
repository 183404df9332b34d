import { sideHas } from '../../selectors/places';
import { currentCard, type EventRow } from '../row';

/** An attack was negated. */
export const row: EventRow<'attackNegated'> = {
  types: ['attackNegated'],
  answers: (board, w, e, ask) =>
    e.type === 'attackNegated' &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    (w.card === undefined || currentCard(board, w.card, e.card, undefined, ask)),
};
