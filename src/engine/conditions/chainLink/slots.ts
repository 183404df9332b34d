import type { Condition } from '../../definition';
import { amount, named, optional, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'chainLink' }>>({
  cond: named('chainLink', 'The effect is this Chain Link or a later one.'),
  min: slot(amount, 'Lowest Chain Link number.'),
  allNamesDiffer: optional(yes, 'And no two cards of the same name are in the Chain.'),
});
