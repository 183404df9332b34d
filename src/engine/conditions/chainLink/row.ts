import type { ConditionRow } from '../row';

/** Used as at least this Chain Link. */
export const row: ConditionRow<'chainLink'> = {
  holds: (board, c) => {
    const { chain } = board.duel;
    if (chain.length + 1 < c.min) return false;
    return !c.allNamesDiffer || new Set(chain.map((l) => l.ctx.def)).size === chain.length;
  },
};
