import type { Condition } from '../../definition';
import { amount, named, optional, ref, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'materials' }>>({
  cond: named('materials', 'A monster has so many Xyz Materials.'),
  card: slot(ref, 'Which monster.'),
  min: optional(amount, 'At least this many. Default 1, unless `max` is given.'),
  of: optional(selector, 'Only Materials that fit this count.'),
  max: optional(amount, 'At most this many.'),
});
