import type { Condition } from '../../definition';
import { amount, named, optional, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'chainLink' }>>({
  cond: named('chainLink', 'The effect is used as one of these Chain Links.'),
  min: optional(amount, 'Lowest Chain Link number.'),
  max: optional(amount, 'Highest Chain Link number.'),
  allNamesDiffer: optional(yes, 'And no two cards of the same name are in the Chain.'),
});
