import type { Operation } from '../../definition';
import { named, slot, slotsFor, value } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'payLP' }>>({
  op: named('payLP', 'Pays Life Points.'),
  amount: slot(value, 'How much.'),
});
