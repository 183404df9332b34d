import type { Condition } from '../../definition';
import { named, oneOf, slot, slotsFor, value } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'compare' }>>({
  cond: named('compare', 'Two amounts are compared.'),
  left: slot(value, 'An amount.'),
  is: slot(oneOf('atLeast', 'atMost', 'more', 'less', 'equal', 'different'), 'How it compares.'),
  right: slot(value, 'The other amount.'),
});
