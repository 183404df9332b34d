import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A coin was tossed for a card's effect. */
export const row: EventRow<'coinTossed'> = {
  types: ['coinTossed'],
  answers: (board, w, e, ask) =>
    e.type === 'coinTossed' &&
    (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
    (w.right === undefined || w.right === (e.called === e.came)) &&
    (w.effectOf === undefined || (e.source !== undefined && currentCard(board, w.effectOf, e.source, undefined, ask))),
};
