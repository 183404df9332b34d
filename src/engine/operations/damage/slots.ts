import type { Operation } from '../../definition';
import { named, sideOrRef, slot, slotsFor, value } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'damage' }>>({
  op: named('damage', 'Inflicts effect damage.'),
  to: slot(sideOrRef, 'A player, or the controller of a card.'),
  amount: slot(value, 'How much.'),
});
