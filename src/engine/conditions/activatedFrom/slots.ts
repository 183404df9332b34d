import type { Condition } from '../../definition';
import { named, oneOf, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'activatedFrom' }>>({
  cond: named('activatedFrom', 'The card of this effect was activated from there.'),
  place: slot(oneOf('hand', 'field'), 'From the hand, or as a Set card of the field.'),
});
