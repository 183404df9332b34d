import { FIELD } from '../../terms';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card left the field. */
export const row: EventRow<'leavesField'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' && FIELD.includes(e.before.place) && !FIELD.includes(e.to) && movedCard(board, w.card, e, ask),
};
