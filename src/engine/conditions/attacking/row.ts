import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** The card is the attacking monster of the battle in progress. */
export const row: ConditionRow<'attacking'> = {
  holds: (board, c, ask) => {
    const b = board.duel.battle;
    if (b === null || (c.battleStep && b.inDamageStep)) return false;
    const ids = resolve(board, c.card, ask);
    return ids.includes(b.attacker.card) || (c.orAttacked === true && b.target !== null && ids.includes(b.target.card));
  },
};
