import type { Operation } from '../../definition';
import { amount, counter, named, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'placeCounter' }>>({
  op: named('placeCounter', 'Places counters.'),
  counter: slot(counter, 'Kind of counter.'),
  n: slot(amount, 'How many.'),
  on: slot(ref, 'On which cards.'),
  max: optional(amount, 'How many the card can hold.'),
});
