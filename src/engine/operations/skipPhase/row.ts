import { seatsOf } from '../../selectors/match';
import type { OperationRow } from '../row';

/** Skips Phases of coming turns of a player. */
export const row: OperationRow<'skipPhase'> = {
  possible: () => true,
  apply: (run, op) => {
    const { board } = run;
    for (const seat of seatsOf(op.who, run.ctx.seat)) {
      const s = board.editSeat(seat);
      s.skips = [...s.skips, { phase: op.phase, times: op.times, fromTurn: board.duel.turn + 1 }];
    }
    return 'done';
  },
};
