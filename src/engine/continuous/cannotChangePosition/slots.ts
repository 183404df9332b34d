import type { Modifier } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'cannotChangePosition' }>>({
  mod: named('cannotChangePosition', 'Cannot change its battle position.'),
  to: slot(ref, 'To which cards it applies.'),
});
