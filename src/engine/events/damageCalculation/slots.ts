import type { When } from '../../definition';
import { named, oneOf, optional, ref, side, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'damageCalculation' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('damageCalculation', 'Damage is being calculated.'),
  card: optional(ref, 'Which monster battles.'),
  role: optional(oneOf('attacker', 'target'), 'As attacker or as target.'),
  against: optional(ref, 'Against which monster.'),
  by: optional(side, 'Which player attacks.'),
  youTakeDamage: optional(yes, 'Only if you would take battle damage.'),
});
