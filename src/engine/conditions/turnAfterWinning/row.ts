import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** It is the next turn of its player after the one in which it destroyed a monster by battle. */
export const row: ConditionRow<'turnAfterWinning'> = {
  holds: (board, c, ask) =>
    resolve(board, c.card, ask).every((id) => {
      const f = board.card(id).field;
      const { turn } = board.duel;
      return f !== null && f.wonTurn > 0 && f.wonTurn < turn && f.wonTurn >= turn - 2;
    }),
};
