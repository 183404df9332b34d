import type { ModifierBody } from '../../definition';
import { factor, named, oneOf, optional, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'multiplyDamage' }>>({
  mod: named('multiplyDamage', 'Damage is multiplied.'),
  who: slot(side, 'Damage taken by whom.'),
  how: optional(oneOf('battle', 'effect'), 'Only battle or only effect damage.'),
  by: slot(factor, 'By how much; 0.5 halves it.'),
  once: optional(yes, 'No damage is multiplied twice by effects of this name.'),
});
