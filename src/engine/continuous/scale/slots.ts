import type { ModifierBody } from '../../definition';
import { amount, named, optional, ref, slot, slotsFor, wholeNumber } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'scale' }>>({
  mod: named('scale', 'Changes Pendulum Scales.'),
  to: slot(ref, 'To which cards in Pendulum Zones it applies.'),
  add: optional(wholeNumber, 'Goes up by this; a negative number lowers it.'),
  set: optional(amount, 'Becomes this.'),
});
