import type { Operation } from '../../definition';
import { named, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'negateAttack' }>>({
  op: named('negateAttack', 'Negates the attack answered.'),
});
