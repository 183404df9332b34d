import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor, typeOrVariable } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'becomeType' }>>({
  mod: named('becomeType', 'Becomes another Type.'),
  to: slot(ref, 'To which cards it applies.'),
  type: slot(typeOrVariable, 'Which, or a variable that was declared.'),
});
