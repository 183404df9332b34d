import type { Operation } from '../../definition';
import { named, side, slot, slotsFor, value } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'gainLP' }>>({
  op: named('gainLP', 'Gains Life Points.'),
  who: slot(side, 'Who gains them.'),
  amount: slot(value, 'How much.'),
});
