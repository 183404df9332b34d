import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A monster was chosen as an attack target (again when chosen anew in a replay). */
export const row: EventRow<'attackTargeted'> = {
  types: ['attackTargeted'],
  answers: (board, w, e, ask) => e.type === 'attackTargeted' && currentCard(board, w.card, e.card, undefined, ask),
};
