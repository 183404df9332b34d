import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'mustAttack' }>>({
  mod: named('mustAttack', 'Must attack if it can.'),
  to: slot(ref, 'To which cards it applies.'),
});
