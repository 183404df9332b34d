import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'discard' }>>({
  op: named('discard', 'Discards cards from the hand.'),
  what: slot(ref, 'Which cards.'),
});
