import { grantRefusal } from '../../facts/normalSummons';
import { lingerOpen } from '../lingering';
import type { OperationRow } from '../row';

/** Something applies to players or to whatever fits, for a while; or a reaction waits for events. */
export const row: OperationRow<'linger'> = {
  possible: (board, op, ask) => !op.apply?.some((mod) => grantRefusal(board, mod, ask.seat)),
  apply: (run, op) => {
    lingerOpen(run, op.apply ?? [], op.reaction !== undefined, op.until);
    return 'done';
  },
};
