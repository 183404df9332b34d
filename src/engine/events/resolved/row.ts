import { sideHas } from '../../selectors/places';
import type { Board } from '../../state/board';
import type { DuelEvent } from '../../state/events';
import { linkIs } from '../activation';
import type { EventRow } from '../row';

/** Whether the card stood where it is, face-up, since before this link of the present Chain was activated. */
const wasThere = (board: Board, card: number, chain: number): boolean => {
  for (let i = board.duel.log.length - 1; i >= 0; i--) {
    const e = board.duel.log[i] as DuelEvent;
    if (e.type === 'activated' && e.chain === chain) return true;
    if ((e.type === 'moved' || e.type === 'flipped') && e.card === card) return false;
  }
  return true;
};

/** A card or effect has resolved, with effect or without; an activation that was negated does not resolve. */
export const row: EventRow<'resolved'> = {
  types: ['linkResolved'],
  answers: (board, w, e, ask) => {
    if (e.type !== 'linkResolved' || e.outcome === 'activationNegated') return false;
    const link = board.duel.chain[e.chain - 1];
    return (
      link !== undefined &&
      (w.by === undefined || sideHas(w.by, ask.seat, link.ctx.seat)) &&
      linkIs(board, e, w.what, ask) &&
      wasThere(board, ask.card, e.chain)
    );
  },
};
