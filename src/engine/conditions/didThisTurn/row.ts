import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** What a card did this turn, in its stay on the field. */
export const row: ConditionRow<'didThisTurn'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    const { turn } = board.duel;
    return (
      ids.length > 0 &&
      ids.every((id) => {
        const f = board.card(id).field;
        if (!f) return false;
        switch (c.what) {
          case 'attacked':
            return f.attackTurn === turn && f.attacks > 0;
          case 'battled':
            return f.battledTurn === turn;
          case 'destroyedByBattle':
            return f.wonTurn === turn;
          default:
            return f.flippedTurn === turn;
        }
      })
    );
  },
};
