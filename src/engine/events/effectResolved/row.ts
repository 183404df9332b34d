import { sideHas } from '../../selectors/places';
import { linkIs } from '../activation';
import type { EventRow } from '../row';

/** An effect has resolved, even without having done anything. */
export const row: EventRow<'effectResolved'> = {
  types: ['linkResolved'],
  answers: (board, w, e, ask) => {
    if (e.type !== 'linkResolved' || e.outcome === 'activationNegated') return false;
    const link = board.duel.chain[e.chain - 1];
    return (
      link !== undefined &&
      (w.by === undefined || sideHas(w.by, ask.seat, link.ctx.seat)) &&
      linkIs(board, e, w.what, ask)
    );
  },
};
