import { sideHas } from '../../selectors/places';
import type { EventRow } from '../row';

/** A player gained LP; LP that become a number are not gained. */
export const row: EventRow<'lpGained'> = {
  types: ['lpGained'],
  answers: (_board, w, e, ask) => e.type === 'lpGained' && sideHas(w.who, ask.seat, e.seat),
};
