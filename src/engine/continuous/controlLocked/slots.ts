import type { Modifier } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'controlLocked' }>>({
  mod: named('controlLocked', 'Its control cannot change.'),
  to: slot(ref, 'To which cards it applies.'),
});
