import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'noShield' }>>({
  mod: named('noShield', 'Does not keep the opponent from attacking directly.'),
  to: slot(ref, 'To which cards it applies.'),
});
