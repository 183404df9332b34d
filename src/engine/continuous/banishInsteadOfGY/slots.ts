import type { ModifierBody } from '../../definition';
import { named, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'banishInsteadOfGY' }>>({
  mod: named('banishInsteadOfGY', 'Cards sent to the GY are banished instead.'),
  cards: slot(selector, 'Which cards.'),
});
