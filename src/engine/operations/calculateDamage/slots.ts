import type { Operation } from '../../definition';
import { named, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'calculateDamage' }>>({
  op: named('calculateDamage', 'Performs damage calculation at once.'),
});
