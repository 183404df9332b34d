import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotDeclareAttack' }>>({
  mod: named('cannotDeclareAttack', 'Cannot declare an attack; one declared already goes on.'),
  to: slot(ref, 'To which cards it applies.'),
});
