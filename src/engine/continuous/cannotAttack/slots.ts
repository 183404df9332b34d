import type { ModifierBody } from '../../definition';
import { named, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotAttack' }>>({
  mod: named('cannotAttack', 'Cannot attack.'),
  to: slot(ref, 'To which cards it applies.'),
  direct: optional(yes, 'Only not directly.'),
});
