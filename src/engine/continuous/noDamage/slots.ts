import type { Modifier } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'noDamage' }>>({
  mod: named('noDamage', 'Takes no damage.'),
  who: slot(side, 'Who takes none.'),
});
