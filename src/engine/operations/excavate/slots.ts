import type { Operation } from '../../definition';
import { named, newName, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'excavate' }>>({
  op: named('excavate', 'Turns up cards from the top of the Deck until one fits; `as` names all of them.'),
  stopAt: slot(selector, 'Which card it goes on to.'),
  found: slot(newName, 'Names that card.'),
});
