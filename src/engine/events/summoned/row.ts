import { sideHas } from '../../selectors/match';
import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A monster was successfully Summoned face-up (a monster Special Summoned face-down is no answer to this). */
export const row: EventRow<'summoned'> = {
  types: ['summoned'],
  answers: (board, w, e, ask) =>
    e.type === 'summoned' &&
    (e.faceUp || w.card !== 'self') &&
    (w.method === undefined || w.method.includes(e.method)) &&
    (w.way === undefined || (e.way !== undefined && w.way.includes(e.way))) &&
    (w.tribute === undefined || w.tribute === e.tribute) &&
    (w.byOwnEffect === undefined || (e.cause === 'effect' && e.source === e.card)) &&
    (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
    currentCard(board, w.card, e.card, e.stay, ask),
};
