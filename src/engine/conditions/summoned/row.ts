import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** How a card on the field was Summoned. Remembered for its stay on the field. */
export const row: ConditionRow<'summoned'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return (
      ids.length > 0 &&
      ids.every((id) => {
        const f = board.card(id).field;
        if (!f?.method) return false;
        if (c.method && !c.method.includes(f.method)) return false;
        if (c.way && !(f.way && c.way.includes(f.way))) return false;
        if (c.thisTurn && f.summonedTurn !== board.duel.turn) return false;
        if (c.tribute && !f.tributeSummoned) return false;
        return c.tributing === undefined || f.tributeNames.includes(c.tributing);
      })
    );
  },
};
