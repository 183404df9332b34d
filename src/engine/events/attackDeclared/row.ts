import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A monster declared an attack. */
export const row: EventRow<'attackDeclared'> = {
  types: ['attackDeclared'],
  answers: (board, w, e, ask) =>
    e.type === 'attackDeclared' &&
    (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
    (w.direct === undefined || w.direct === (e.target === null)) &&
    (w.card === undefined || currentCard(board, w.card, e.card, undefined, ask)) &&
    (w.target === undefined || (e.target !== null && currentCard(board, w.target, e.target, undefined, ask))),
};
