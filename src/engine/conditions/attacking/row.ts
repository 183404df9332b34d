import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** The card is the attacking monster of the battle in progress. */
export const row: ConditionRow<'attacking'> = {
  holds: (board, c, ask) => {
    const b = board.duel.battle;
    return b !== null && resolve(board, c.card, ask).includes(b.attacker.card);
  },
};
