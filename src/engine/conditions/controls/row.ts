import { inRange } from '../../selectors/description';
import { candidates, howMany } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** A player controls between `min` (default 1, or 0 with `max`) and `max` such cards. */
export const row: ConditionRow<'controls'> = {
  holds: (board, c, ask) => {
    const n = howMany(board, c.cards, candidates(board, { ...c.cards, of: c.who }, ask));
    return inRange(n, { min: c.min ?? (c.max === undefined ? 1 : 0), ...(c.max === undefined ? {} : { max: c.max }) });
  },
};
