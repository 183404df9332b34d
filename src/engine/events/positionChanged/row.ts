import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A monster's battle position changed. */
export const row: EventRow<'positionChanged'> = {
  types: ['positionChanged'],
  answers: (board, w, e, ask) =>
    e.type === 'positionChanged' &&
    (w.from === undefined || (e.was === w.from && e.position !== w.from)) &&
    (w.to === undefined || (e.position === w.to && e.faceUp)) &&
    currentCard(board, w.card, e.card, undefined, ask),
};
