import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'selfDestroy' }>>({
  mod: named('selfDestroy', 'Is destroyed at once.'),
  to: slot(ref, 'To which cards it applies.'),
});
