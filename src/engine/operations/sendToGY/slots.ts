import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'sendToGY' }>>({
  op: named('sendToGY', 'Sends cards to the GY.'),
  what: slot(ref, 'Which cards.'),
});
