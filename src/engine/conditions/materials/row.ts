import { inRange, resolve } from '../../selectors/match';
import type { ConditionRow } from '../row';

/** Number of Xyz Materials a card has. */
export const row: ConditionRow<'materials'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return (
      ids.length > 0 &&
      ids.every((id) =>
        inRange(board.card(id).field?.materials.length ?? 0, {
          min: c.min ?? (c.max === undefined ? 1 : 0),
          ...(c.max === undefined ? {} : { max: c.max }),
        }),
      )
    );
  },
};
