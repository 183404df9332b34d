import type { Condition } from '../../definition';
import { amount, named, optional, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'handCount' }>>({
  cond: named('handCount', 'A player has so many cards in the hand.'),
  who: slot(side, 'Who.'),
  min: optional(amount, 'At least this many.'),
  max: optional(amount, 'At most this many.'),
});
