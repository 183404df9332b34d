import type { When } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'damageStep' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('damageStep', 'A moment of the Damage Step has come in the battle of a monster.'),
  at: slot(oneOf('start', 'beforeDamageCalculation', 'end'), 'Which moment. At the end the monster may be gone.'),
  card: slot(ref, 'Which monster battles.'),
  role: optional(oneOf('attacker', 'target'), 'As attacker or as target.'),
  against: optional(ref, 'Against which monster; judged as it is at that moment.'),
  targetWas: optional(
    oneOf('faceUp', 'faceDown', 'attackPosition'),
    'Only if the attack target was like this when the Damage Step began.',
  ),
  battled: optional(yes, 'Only if damage was calculated.'),
});
