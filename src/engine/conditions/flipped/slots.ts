import type { Condition } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'flipped' }>>({
  cond: named('flipped', 'A monster was turned face-up on the field.'),
  card: slot(ref, 'Which monster.'),
});
