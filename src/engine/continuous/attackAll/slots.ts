import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'attackAll' }>>({
  mod: named('attackAll', 'Can attack every monster of the opponent once each.'),
  to: slot(ref, 'To which cards it applies.'),
});
