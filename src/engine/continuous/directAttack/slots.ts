import type { ModifierBody } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'directAttack' }>>({
  mod: named('directAttack', 'Can attack directly.'),
  to: slot(ref, 'To which cards it applies.'),
  damage: optional(oneOf('originalAtk'), 'Battle damage it inflicts that way is its original ATK.'),
});
