import type { Operation } from '../../definition';
import { amount, counter, named, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'placeCounter' }>>({
  op: named('placeCounter', 'Places counters.'),
  counter: slot(counter, 'Kind of counter.'),
  n: slot(amount, 'How many.'),
  on: slot(ref, 'On which cards.'),
  spread: optional(yes, 'Divided among these cards as the player likes.'),
  total: optional(yes, 'As many as it takes to have that many.'),
  max: optional(amount, 'How many the card can hold.'),
});
