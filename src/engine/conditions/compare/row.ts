import type { ConditionRow } from '../row';
import { valueOf } from '../../selectors/values';

/** Two amounts compared. */
export const row: ConditionRow<'compare'> = {
  holds: (board, c, ask) => {
    const l = valueOf(board, c.left, ask);
    const r = valueOf(board, c.right, ask);
    return c.is === 'atLeast' ? l >= r : c.is === 'atMost' ? l <= r : l === r;
  },
};
