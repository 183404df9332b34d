import type { Operation } from '../../definition';
import { named, side, slot, slotsFor, value } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'setLP' }>>({
  op: named('setLP', 'Life Points become a number.'),
  who: slot(side, 'Whose.'),
  n: slot(value, 'Which number.'),
});
