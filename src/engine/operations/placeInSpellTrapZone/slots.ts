import type { Operation } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'placeInSpellTrapZone' }>>({
  op: named('placeInSpellTrapZone', 'Places monsters face-up in the Spell & Trap Zone as Continuous Spells.'),
  what: slot(ref, 'Which cards.'),
  to: optional(oneOf('owner'), 'In the zone of their owner. Default: yours.'),
});
