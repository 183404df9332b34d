import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'control' }>>({
  mod: named('control', 'You control it.'),
  to: slot(ref, 'To which cards it applies.'),
});
