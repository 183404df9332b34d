import type { Operation } from '../../definition';
import { named, side, slot, slotsFor, value } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'draw' }>>({
  op: named('draw', 'Draws cards.'),
  who: slot(side, 'Who draws.'),
  n: slot(value, 'How many cards.'),
});
