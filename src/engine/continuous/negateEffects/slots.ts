import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'negateEffects' }>>({
  mod: named('negateEffects', 'Effects are negated.'),
  to: slot(ref, 'To which cards it applies.'),
});
