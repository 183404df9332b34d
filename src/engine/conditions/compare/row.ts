import { evaluate } from '../../selectors/values';
import type { ConditionRow } from '../row';

/** Two amounts compared. */
export const row: ConditionRow<'compare'> = {
  holds: (board, c, ask) => {
    const l = evaluate(board, c.left, ask);
    const r = evaluate(board, c.right, ask);
    switch (c.is) {
      case 'atLeast':
        return l >= r;
      case 'atMost':
        return l <= r;
      case 'more':
        return l > r;
      case 'less':
        return l < r;
      case 'different':
        return l !== r;
      default:
        return l === r;
    }
  },
};
