import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A face-down monster was turned face-up. */
export const row: EventRow<'flipped'> = {
  types: ['flipped'],
  answers: (board, w, e, ask) => e.type === 'flipped' && currentCard(board, w.card, e.card, e.stay, ask),
};
