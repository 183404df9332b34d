import type { Condition } from '../../definition';
import { named, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'attacking' }>>({
  cond: named('attacking', 'A monster is attacking, from the declaration to the end of the Damage Step.'),
  card: slot(ref, 'Which monster.'),
  orAttacked: optional(yes, 'Or it is the attack target.'),
  battleStep: optional(yes, 'Only in the Battle Step, before the Damage Step.'),
});
