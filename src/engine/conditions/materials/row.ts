import type { Selector } from '../../definition';
import { inRange } from '../../selectors/description';
import type { Asker } from '../../selectors/match';
import { matches, resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { ConditionRow } from '../row';

const counted = (board: Board, id: number, of: Selector | undefined, ask: Asker): number =>
  (board.card(id).field?.materials ?? []).filter((m) => !of || matches(board, m, of, ask)).length;

/** Number of Xyz Materials a card has. */
export const row: ConditionRow<'materials'> = {
  holds: (board, c, ask) => {
    const ids = resolve(board, c.card, ask);
    return (
      ids.length > 0 &&
      ids.every((id) =>
        inRange(counted(board, id, c.of, ask), {
          min: c.min ?? (c.max === undefined ? 1 : 0),
          ...(c.max === undefined ? {} : { max: c.max }),
        }),
      )
    );
  },
};
