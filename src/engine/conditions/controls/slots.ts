import type { Condition } from '../../definition';
import { amount, named, optional, selector, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'controls' }>>({
  cond: named('controls', 'A player controls cards.'),
  who: slot(side, 'Who.'),
  cards: slot(selector, 'Which cards.'),
  min: optional(amount, 'At least this many. Default 1, unless `max` is given.'),
  max: optional(amount, 'At most this many.'),
});
