import { sideHas } from '../../selectors/match';
import { destroyedBy } from '../destroyedBy';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card was destroyed, wherever it went. */
export const row: EventRow<'destroyed'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    destroyedBy(e, w.how ?? 'any') &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    movedCard(board, w.card, e, ask),
};
