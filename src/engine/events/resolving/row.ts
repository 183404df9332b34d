import { sideHas } from '../../selectors/places';
import { linkIs } from '../activation';
import type { EventRow } from '../row';

/** A card or effect is about to resolve; one whose activation was negated never is. */
export const row: EventRow<'resolving'> = {
  types: ['linkResolving'],
  answers: (board, w, e, ask) => {
    if (e.type !== 'linkResolving') return false;
    const link = board.duel.chain[e.chain - 1];
    return (
      link !== undefined &&
      (w.by === undefined || sideHas(w.by, ask.seat, link.ctx.seat)) &&
      linkIs(board, e, w.what, ask)
    );
  },
};
