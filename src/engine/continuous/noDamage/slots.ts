import type { ModifierBody } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'noDamage' }>>({
  mod: named('noDamage', 'Takes no damage.'),
  who: slot(side, 'Who takes none.'),
});
