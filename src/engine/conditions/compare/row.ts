import { evaluate } from '../../selectors/values';
import type { ConditionRow } from '../row';

/** Two amounts compared. */
export const row: ConditionRow<'compare'> = {
  holds: (board, c, ask) => {
    const l = evaluate(board, c.left, ask);
    const r = evaluate(board, c.right, ask);
    if (c.is === 'different') return l !== r;
    if (c.is === 'more') return l > r;
    return c.is === 'atLeast' ? l >= r : c.is === 'atMost' ? l <= r : l === r;
  },
};
