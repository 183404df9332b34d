import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** The card was not sent to the GY this turn (the log of the duel is that of this turn). */
export const row: ConditionRow<'notSentThisTurn'> = {
  holds: (board, c, ask) =>
    resolve(board, c.card, ask).every(
      (id) =>
        !board.duel.log.some(
          (e) => e.type === 'moved' && e.card === id && e.to === 'gy' && e.stay === board.card(id).stay,
        ),
    ),
};
