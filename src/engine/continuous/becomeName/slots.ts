import type { ModifierBody } from '../../definition';
import { named, passcode, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'becomeName' }>>({
  mod: named('becomeName', 'Has another name.'),
  to: slot(ref, 'To which cards it applies.'),
  name: slot(passcode, 'Passcode of the name.'),
});
