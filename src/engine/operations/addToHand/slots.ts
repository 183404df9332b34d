import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'addToHand' }>>({
  op: named('addToHand', 'Adds cards to the hand.'),
  what: slot(ref, 'Which cards.'),
});
