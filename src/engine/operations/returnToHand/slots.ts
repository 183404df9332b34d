import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'returnToHand' }>>({
  op: named('returnToHand', 'Returns cards to the hand.'),
  what: slot(ref, 'Which cards.'),
});
