import type { When } from '../../definition';
import { named, oneOf, optional, places, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'tributed' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('tributed', 'A monster was Tributed.'),
  card: slot(ref, 'Which card.'),
  for: optional(oneOf('tributeSummon'), 'Only for a Tribute Summon.'),
  from: optional(places, 'From where.'),
  to: optional(oneOf('gy'), 'Only if it went there.'),
});
