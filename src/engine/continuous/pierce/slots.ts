import type { Modifier } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'pierce' }>>({
  mod: named('pierce', 'Inflicts piercing battle damage.'),
  to: slot(ref, 'To which cards it applies.'),
});
