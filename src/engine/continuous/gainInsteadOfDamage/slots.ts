import type { ModifierBody } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'gainInsteadOfDamage' }>>({
  mod: named('gainInsteadOfDamage', 'Life Points are gained instead of damage taken.'),
  who: slot(side, 'Who gains them.'),
});
