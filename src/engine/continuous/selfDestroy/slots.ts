import type { Modifier } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'selfDestroy' }>>({
  mod: named('selfDestroy', 'Is destroyed at once.'),
  to: slot(ref, 'To which cards it applies.'),
});
