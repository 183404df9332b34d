import { pendulumMonsters, scalesOf } from '../../facts/pendulum';
import type { OperationRow } from '../row';

/** A Pendulum Summon right after this effect resolves, beside the one of the turn. */
export const row: OperationRow<'pendulumSummonNow'> = {
  possible: (board, _, ask) => pendulumMonsters(board, ask.seat).length > 0,
  apply: ({ board, ctx }) => {
    const scales = scalesOf(board, ctx.seat);
    if (!scales || pendulumMonsters(board, ctx.seat).length === 0) return 'nothing';
    board.touch().granted = { seat: ctx.seat, option: { do: 'pendulumSummon', card: scales.cards[0] } };
    return 'done';
  },
};
