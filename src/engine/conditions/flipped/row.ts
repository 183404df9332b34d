import { resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** Whether a monster was turned face-up on the field; turned face-down again it was not. */
export const row: ConditionRow<'flipped'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return ids.length > 0 && ids.every((id) => board.card(id).field?.flipped === true);
  },
};
