import { candidates, inRange } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** Such cards exist, anywhere the selector looks. */
export const row: ConditionRow<'exists'> = {
  holds: (board, c, ask) => {
    const n = candidates(board, c.cards, ask).length;
    return inRange(n, { min: c.min ?? (c.max === undefined ? 1 : 0), ...(c.max === undefined ? {} : { max: c.max }) });
  },
};
