import type { Condition } from '../../definition';
import { listOf, moment, named, oneOf, optional, ref, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'damageStep' }>>({
  cond: named('damageStep', 'It is the Damage Step.'),
  at: optional(listOf(moment), 'Only at these moments of it. Default: at any.'),
  battling: optional(ref, 'Only if this monster battles.'),
  role: optional(oneOf('attacker', 'target'), 'As attacker or as target.'),
  against: optional(ref, 'Against which monster.'),
});
