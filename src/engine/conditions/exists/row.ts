import { inRange } from '../../selectors/description';
import { candidates, howMany } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** Such cards exist, anywhere the selector looks. */
export const row: ConditionRow<'exists'> = {
  holds: (board, c, ask) => {
    const n = howMany(board, c.cards, candidates(board, c.cards, ask));
    return inRange(n, { min: c.min ?? (c.max === undefined ? 1 : 0), ...(c.max === undefined ? {} : { max: c.max }) });
  },
};
