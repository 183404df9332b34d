import type { Condition } from '../../definition';
import { named, oneOf, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'turn' }>>({
  cond: named('turn', 'It is the turn of a player.'),
  whose: slot(oneOf('you', 'opponent'), 'Whose.'),
});
