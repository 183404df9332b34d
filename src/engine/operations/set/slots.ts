import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'set' }>>({
  op: named('set', 'Sets Spells or Traps.'),
  what: slot(ref, 'Which cards; this card is turned face-down where it is.'),
});
