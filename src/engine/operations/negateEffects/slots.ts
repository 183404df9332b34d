import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor, until } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'negateEffects' }>>({
  op: named('negateEffects', 'Negates the effects of cards for a while.'),
  what: slot(ref, 'Which cards.'),
  until: slot(until, 'Until when.'),
});
