import type { Condition } from '../../definition';
import { conditions, named, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'anyOf' }>>({
  cond: named('anyOf', 'At least one of these holds.'),
  of: slot(conditions, 'Which.'),
});
