import type { EventRow } from '../row';
import { currentCard } from '../row';

/** Damage was calculated between two monsters. */
export const row: EventRow<'battled'> = {
  types: ['battled'],
  answers: (board, w, e, ask) => {
    if (e.type !== 'battled') return false;
    const attacker = w.role !== 'target' && currentCard(board, w.card, e.attacker, undefined, ask);
    const target = w.role !== 'attacker' && currentCard(board, w.card, e.target, undefined, ask);
    if (!attacker && !target) return false;
    if (w.targetWasFaceDown && !e.targetWasFaceDown) return false;
    return w.against === undefined || currentCard(board, w.against, attacker ? e.target : e.attacker, undefined, ask);
  },
};
