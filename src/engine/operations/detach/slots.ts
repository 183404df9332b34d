import type { Operation } from '../../definition';
import { amount, named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'detach' }>>({
  op: named('detach', 'Detaches Xyz Materials.'),
  n: slot(amount, 'How many.'),
  from: slot(ref, 'From which monster.'),
});
