import { sideHas } from '../../selectors/places';
import { byEffectIs, linkIs } from '../activation';
import type { EventRow } from '../row';

/** A card or effect was activated. */
export const row: EventRow<'activated'> = {
  types: ['activated', 'cardActivated'],
  answers: (board, w, e, ask) =>
    e.type === 'cardActivated'
      ? w.by === undefined && byEffectIs(board, e, w.what, ask)
      : e.type === 'activated' &&
        (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
        linkIs(board, e, w.what, ask),
};
