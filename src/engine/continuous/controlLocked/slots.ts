import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'controlLocked' }>>({
  mod: named('controlLocked', 'Its control cannot change.'),
  to: slot(ref, 'To which cards it applies.'),
});
