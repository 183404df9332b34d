import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** Except the turn it was Summoned or flipped face-up. */
export const row: ConditionRow<'notSummonedThisTurn'> = {
  holds: (board, c, ask) =>
    resolve(board, c.card, ask).every((id) => {
      const f = board.card(id).field;
      const { turn } = board.duel;
      return f !== null && f.summonedTurn !== turn && f.flippedTurn !== turn && f.flipSummoned !== turn;
    }),
};
