import type { Operation } from '../../definition';
import { amount, counter, named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'removeCounter' }>>({
  op: named('removeCounter', 'Removes counters.'),
  counter: slot(counter, 'Kind of counter.'),
  n: slot(amount, 'How many.'),
  from: slot(ref, 'From which cards.'),
});
