import type { ModifierBody } from '../../definition';
import { amount, named, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'pierce' }>>({
  mod: named('pierce', 'Inflicts piercing battle damage.'),
  to: slot(ref, 'To which cards it applies.'),
  times: optional(amount, '2: double piercing damage.'),
});
