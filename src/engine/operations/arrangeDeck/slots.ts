import type { Operation } from '../../definition';
import { named, oneOf, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'arrangeDeck' }>>({
  op: named('arrangeDeck', 'Puts cards of the Deck back on its top or bottom in any order.'),
  what: slot(ref, 'Which cards; those that are no longer in the Deck are left out.'),
  at: slot(oneOf('top', 'bottom'), 'Where.'),
});
