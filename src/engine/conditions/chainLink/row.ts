import { inRange } from '../../selectors/description';
import type { ConditionRow } from '../row';

/** Used as one of these Chain Links; before its activation it would become the next one. */
export const row: ConditionRow<'chainLink'> = {
  holds: (board, c, ask) => {
    const { chain } = board.duel;
    if (!inRange(ask.link || chain.length + 1, c)) return false;
    return !c.allNamesDiffer || new Set(chain.map((l) => l.ctx.def)).size === chain.length;
  },
};
