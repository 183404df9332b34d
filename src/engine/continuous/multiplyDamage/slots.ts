import type { ModifierBody } from '../../definition';
import { factor, named, oneOf, optional, ref, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'multiplyDamage' }>>({
  mod: named('multiplyDamage', 'Damage is multiplied.'),
  who: slot(side, 'Damage taken by whom.'),
  how: optional(oneOf('battle', 'effect'), 'Only battle or only effect damage.'),
  by: slot(factor, 'By how much; 0.5 halves it.'),
  involving: optional(ref, 'Only in battles of these with another monster.'),
  once: optional(yes, 'No damage is multiplied twice by effects of this name.'),
});
