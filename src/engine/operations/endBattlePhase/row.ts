import type { Board } from '../../state/board';
import { phaseOf } from '../../state/phase';
import type { OperationRow } from '../row';

const canEnd = (board: Board): boolean =>
  phaseOf(board.duel) === 'battle' && board.duel.at.turn !== 'battlePhase.endStep';

/** Ends the Battle Phase once the Chain has resolved: its End Step comes next (ruling end-step-after-end-of-battle-phase). */
export const row: OperationRow<'endBattlePhase'> = {
  possible: canEnd,
  apply: (run) => {
    if (!canEnd(run.board)) return 'nothing';
    run.board.touch().battlePhaseEnds = true;
    return 'done';
  },
};
