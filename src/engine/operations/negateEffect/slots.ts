import type { Operation } from '../../definition';
import { named, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'negateEffect' }>>({
  op: named('negateEffect', 'Negates the effect answered, not its activation.'),
});
