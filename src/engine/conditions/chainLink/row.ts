import type { ConditionRow } from '../row';

/** Used as at least this Chain Link. */
export const row: ConditionRow<'chainLink'> = {
  holds: (board, c) => board.duel.chain.length + 1 >= c.min,
};
