import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotChangePosition' }>>({
  mod: named('cannotChangePosition', 'Cannot change its battle position.'),
  to: slot(ref, 'To which cards it applies.'),
});
