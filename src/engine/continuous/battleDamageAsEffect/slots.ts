import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'battleDamageAsEffect' }>>({
  mod: named('battleDamageAsEffect', 'Battle damage it inflicts is treated as effect damage.'),
  to: slot(ref, 'Damage from which cards.'),
});
