import type { Condition } from '../../definition';
import type { Asker } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { ConditionRow } from '../row';

type Judge = (board: Board, condition: Condition, ask: Asker) => boolean;
let judge: Judge = () => false;
/** Called once by the registry, which knows the other conditions. */
export const registerJudge = (j: Judge): void => {
  judge = j;
};
/** At least one of several conditions holds. */
export const row: ConditionRow<'anyOf'> = { holds: (board, c, ask) => c.of.some((x) => judge(board, x, ask)) };
