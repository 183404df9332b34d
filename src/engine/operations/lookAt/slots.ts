import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'lookAt' }>>({
  op: named('lookAt', 'Looks at cards.'),
  what: slot(ref, 'Which cards.'),
});
