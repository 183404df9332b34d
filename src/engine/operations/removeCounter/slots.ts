import type { Operation } from '../../definition';
import { amount, counter, named, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'removeCounter' }>>({
  op: named('removeCounter', 'Removes counters.'),
  counter: slot(counter, 'Kind of counter.'),
  n: slot(amount, 'How many.'),
  from: slot(ref, 'From which cards.'),
  spread: optional(yes, 'From several of them together.'),
});
