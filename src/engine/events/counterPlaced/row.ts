import type { EventRow } from '../row';
import { currentCard } from '../row';

/** Counters were placed. */
export const row: EventRow<'counterPlaced'> = {
  types: ['counterPlaced'],
  answers: (board, w, e, ask) =>
    e.type === 'counterPlaced' && e.counter === w.counter && currentCard(board, w.on, e.card, undefined, ask),
};
