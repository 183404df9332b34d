import type { ModifierBody } from '../../definition';
import { amount, named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'attacks' }>>({
  mod: named('attacks', 'Can attack several times each Battle Phase.'),
  to: slot(ref, 'To which cards it applies.'),
  n: slot(amount, 'How many times in all.'),
});
