import type { Modifier } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'negateEffects' }>>({
  mod: named('negateEffects', 'Effects are negated.'),
  to: slot(ref, 'To which cards it applies.'),
});
