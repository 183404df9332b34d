import { phaseOf } from '../../state/phase';
import type { OperationRow } from '../row';

/** Ends the Battle Phase once the Chain has resolved. */
export const row: OperationRow<'endBattlePhase'> = {
  possible: (board) => phaseOf(board.duel) === 'battle',
  apply: (run) => {
    if (phaseOf(run.board.duel) !== 'battle') return 'nothing';
    run.board.touch().battlePhaseEnds = true;
    return 'done';
  },
};
