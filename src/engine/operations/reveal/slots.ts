import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'reveal' }>>({
  op: named('reveal', 'Shows cards to both players.'),
  what: slot(ref, 'Which cards.'),
});
