import type { Modifier } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'noBattleDamage' }>>({
  mod: named('noBattleDamage', 'Takes no battle damage.'),
  who: slot(side, 'Who takes none.'),
});
