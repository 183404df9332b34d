import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';

/** A player drew. */
export const row: EventRow<'drawn'> = {
  types: ['drawn'],
  answers: (_board, w, e, ask) => e.type === 'drawn' && sideHas(w.by, ask.seat, e.seat),
};
