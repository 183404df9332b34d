import type { Operation } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'returnToField' }>>({
  op: named(
    'returnToField',
    'Banished monsters come back to the zone they left, in the position they had; that is no Summon.',
  ),
  what: slot(ref, 'Which cards.'),
  position: optional(oneOf('attack'), 'Face-up in this position, whatever they had.'),
});
