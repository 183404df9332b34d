import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotBeAttacked' }>>({
  mod: named('cannotBeAttacked', 'Cannot be chosen as an attack target.'),
  to: slot(ref, 'To which cards it applies.'),
});
