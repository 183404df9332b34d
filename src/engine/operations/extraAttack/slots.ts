import type { Operation } from '../../definition';
import { named, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'extraAttack' }>>({
  op: named('extraAttack', 'Allows one more attack in this Battle Phase.'),
  what: slot(ref, 'Which monsters.'),
  inARow: optional(yes, 'Only as the very next attack.'),
});
