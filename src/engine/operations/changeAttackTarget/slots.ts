import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'changeAttackTarget' }>>({
  op: named('changeAttackTarget', 'Changes the target of the attack in progress.'),
  to: slot(ref, 'To which monster.'),
});
