import type { Condition } from '../../definition';
import { amount, named, optional, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'exists' }>>({
  cond: named('exists', 'Cards exist somewhere.'),
  cards: slot(selector, 'Which cards, and where.'),
  min: optional(amount, 'At least this many. Default 1, unless `max` is given.'),
  max: optional(amount, 'At most this many.'),
});
