import type { EventRow } from '../row';
import { sideHas } from '../../selectors/match';

/** A player drew. */
export const row: EventRow<'drawn'> = {
  types: ['drawn'],
  answers: (_board, w, e, ask) => e.type === 'drawn' && sideHas(w.by, ask.seat, e.seat),
};
