import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'toExtraDeck' }>>({
  op: named('toExtraDeck', 'Puts Pendulum Monsters face-up into the Extra Deck.'),
  what: slot(ref, 'Which cards.'),
});
