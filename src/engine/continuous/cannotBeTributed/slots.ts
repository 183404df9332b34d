import type { ModifierBody } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotBeTributed' }>>({
  mod: named('cannotBeTributed', 'Cannot be Tributed.'),
  to: slot(ref, 'To which cards it applies.'),
  for: optional(oneOf('tributeSummon'), 'Only not for a Tribute Summon.'),
});
