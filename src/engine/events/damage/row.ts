import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';
import { currentCard } from '../row';

/** A player took damage. */
export const row: EventRow<'damage'> = {
  types: ['damage'],
  answers: (board, w, e, ask) =>
    e.type === 'damage' &&
    sideHas(w.to, ask.seat, e.seat) &&
    (w.how === undefined || w.how === e.how) &&
    (w.direct === undefined || e.direct === true) &&
    (!w.attacking || (e.how === 'battle' && board.duel.battle?.attacker.card === e.dealer)) &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    (w.source === undefined || (e.dealer !== undefined && currentCard(board, w.source, e.dealer, undefined, ask))),
};
