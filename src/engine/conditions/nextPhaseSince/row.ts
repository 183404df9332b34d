import type { Condition } from '../../definition';
import { destroyedBy } from '../../events/destroyedBy';
import { eventAt } from '../../log/emit';
import { resolve } from '../../selectors/match';
import type { Board } from '../../state/board';
import { phaseOf } from '../../state/phase';
import type { ConditionRow } from '../row';

type NextPhase = Extract<Condition, { cond: 'nextPhaseSince' }>;

/** Whether this card came to the GY like that and only the Phase of now has begun since; a Phase that was skipped has not. */
const holdsFor = (board: Board, id: number, c: NextPhase): boolean => {
  const { duel } = board;
  const { stay } = board.card(id);
  let begun = 0;
  for (let n = duel.pastCount + duel.log.length - 1; n >= 0 && begun < 2; n--) {
    const e = eventAt(duel, n);
    if (e.type === 'phaseBegan' && e.phase === c.phase) begun++;
    if (e.type === 'moved' && e.card === id && e.stay === stay)
      return begun === 1 && e.to === 'gy' && (c.destroyed === undefined || destroyedBy(e, c.destroyed));
  }
  return false;
};

/** It is the next such Phase after the card was sent to the GY. */
export const row: ConditionRow<'nextPhaseSince'> = {
  holds: (board, c, ask) =>
    phaseOf(board.duel) === c.phase && resolve(board, c.card, ask).some((id) => holdsFor(board, id, c)),
};
