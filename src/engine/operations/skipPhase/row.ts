import { seatsOf } from '../../selectors/places';
import type { Board } from '../../state/board';
import { phaseOf } from '../../state/phase';
import type { Phase, Seat } from '../../terms';
import type { OperationRow } from '../row';

/** In a player's own Draw Phase his next Standby Phase is the one of this turn. */
const firstTurn = (board: Board, seat: Seat, phase: Phase): number => {
  const { turn, turnPlayer } = board.duel;
  return phase === 'standby' && seat === turnPlayer && phaseOf(board.duel) === 'draw' ? turn : turn + 1;
};

/** Skips Phases of coming turns of a player. */
export const row: OperationRow<'skipPhase'> = {
  possible: () => true,
  apply: (run, op) => {
    const { board } = run;
    for (const seat of seatsOf(op.who, run.ctx.seat)) {
      const s = board.editSeat(seat);
      s.skips = [...s.skips, { phase: op.phase, times: op.times, fromTurn: firstTurn(board, seat, op.phase) }];
    }
    return 'done';
  },
};
