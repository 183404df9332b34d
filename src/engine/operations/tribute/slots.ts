import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'tribute' }>>({
  op: named('tribute', 'Tributes monsters.'),
  what: slot(ref, 'Which monsters.'),
});
