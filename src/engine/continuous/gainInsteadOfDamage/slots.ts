import type { ModifierBody } from '../../definition';
import { named, oneOf, optional, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'gainInsteadOfDamage' }>>({
  mod: named('gainInsteadOfDamage', 'Life Points are gained instead of damage taken.'),
  how: optional(oneOf('battle', 'effect'), 'Only damage by battle, or only damage by effects.'),
  who: slot(side, 'Who gains them.'),
});
