import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'attach' }>>({
  op: named('attach', 'Makes cards Xyz Materials of a monster.'),
  what: slot(ref, 'Which cards.'),
  to: slot(ref, 'Of which Xyz Monster.'),
});
