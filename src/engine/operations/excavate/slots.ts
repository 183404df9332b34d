import type { Operation } from '../../definition';
import { amount, named, newName, optional, selector, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'excavate' }>>({
  op: named('excavate', 'Turns up cards from the top of the Deck until one fits; `as` names all of them.'),
  stopAt: optional(selector, 'Which card it goes on to.'),
  found: optional(newName, 'Names that card.'),
  n: optional(amount, 'Turns up so many cards instead.'),
});
