import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'changeTarget' }>>({
  op: named('changeTarget', 'Changes the target of the effect answered.'),
  to: slot(ref, 'To which card.'),
});
