import type { ModifierBody } from '../../definition';
import { attribute, named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'addAttribute' }>>({
  mod: named('addAttribute', 'Is also of another Attribute.'),
  to: slot(ref, 'To which cards it applies.'),
  attribute: slot(attribute, 'Which.'),
});
