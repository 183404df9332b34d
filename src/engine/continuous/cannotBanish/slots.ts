import type { ModifierBody } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotBanish' }>>({
  mod: named('cannotBanish', 'Cards cannot be banished.'),
  who: slot(side, 'Who cannot banish them.'),
});
