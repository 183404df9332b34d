import type { ModifierBody } from '../../definition';
import { named, position, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'battlePosition' }>>({
  mod: named('battlePosition', 'Face-up monsters are turned to this battle position and kept in it.'),
  to: slot(ref, 'To which cards it applies.'),
  position: slot(position, 'Attack or Defense Position.'),
});
