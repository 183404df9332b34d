import { isOne, matches } from '../../selectors/match';
import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';

/** A Summon was declared and is pending: the negation window. */
export const row: EventRow<'wouldBeSummoned'> = {
  types: ['summonAttempted'],
  answers: (board, w, e, ask) =>
    e.type === 'summonAttempted' &&
    (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
    (w.method === undefined || w.method.includes(e.method)) &&
    (!w.exactlyOne || e.cards.length === 1) &&
    (w.card === undefined ||
      e.cards.some((id) =>
        typeof w.card === 'object' ? matches(board, id, w.card, ask) : isOne(board, id, w.card as 'self', ask),
      )),
};
