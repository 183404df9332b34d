import type { Operation } from '../../definition';
import { named, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'normalSummonNow' }>>({
  op: named('normalSummonNow', 'Normal Summons or Sets a monster at once, beside the one of the turn.'),
  what: slot(selector, 'Which monster. Default: any in the hand.'),
});
