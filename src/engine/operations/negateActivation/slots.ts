import type { Operation } from '../../definition';
import { named, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'negateActivation' }>>({
  op: named('negateActivation', 'Negates the activation answered.'),
});
