import type { Operation } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'destroy' }>>({
  op: named('destroy', 'Destroys cards.'),
  what: slot(ref, 'Which cards.'),
  to: optional(oneOf('banished'), 'Destroyed and banished at once, without going to the GY.'),
});
