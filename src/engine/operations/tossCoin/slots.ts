import type { Operation } from '../../definition';
import { named, slot, slotsFor, steps } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'tossCoin' }>>({
  op: named('tossCoin', 'Tosses a coin and calls it.'),
  heads: slot(steps, 'Called right.'),
  tails: slot(steps, 'Called wrong.'),
});
