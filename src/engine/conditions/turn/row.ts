import type { ConditionRow } from '../row';

/** It is your turn, or your opponent's. */
export const row: ConditionRow<'turn'> = {
  holds: (board, c, ask) => (c.whose === 'you') === (board.duel.turnPlayer === ask.seat),
};
