import type { When } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'battled' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('battled', 'A monster battled: damage was calculated.'),
  card: slot(ref, 'Which monster.'),
  against: optional(ref, 'Against which monster.'),
  role: optional(oneOf('attacker', 'target'), 'As attacker or as target.'),
  targetWasFaceDown: optional(yes, 'Only if the target was face-down when the Damage Step began.'),
});
