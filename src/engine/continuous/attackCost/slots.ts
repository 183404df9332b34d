import type { ModifierBody } from '../../definition';
import { amount, named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'attackCost' }>>({
  mod: named('attackCost', 'Life Points must be paid to declare an attack.'),
  to: slot(ref, 'To which cards it applies.'),
  lp: slot(amount, 'How many.'),
});
