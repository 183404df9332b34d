import { eventAt } from '../../log/emit';
import { isOne, matches, matchesKnown, resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/**
 * A card fits a description. A card that has moved since it was acted on is judged by what it was just before
 * (last known values), so that "if it was a DARK monster" works after banishing it.
 */
export const row: ConditionRow<'matches'> = {
  holds: (board, c, ask) => {
    const now = resolve(board, c.card, ask);
    // Where a place is asked for, the card has to be there now.
    const fits = c.as.from === undefined ? matches : isOne;
    if (now.length > 0) return now.every((id) => fits(board, id, c.as, ask));
    if (typeof c.card !== 'string') return false;
    const refs = ask.vars[c.card.slice(1)] ?? [];
    return (
      refs.length > 0 &&
      refs.every((r) => {
        for (let i = board.duel.log.length - 1; i >= 0; i--) {
          const e = eventAt(board.duel, board.duel.pastCount + i);
          if (e.type === 'moved' && e.card === r.card) return matchesKnown(board, r.card, e.before, c.as, ask);
        }
        return false;
      })
    );
  },
};
