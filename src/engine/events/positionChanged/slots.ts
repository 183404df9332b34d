import type { When } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'positionChanged' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('positionChanged', 'A battle position changed.'),
  card: slot(ref, 'Which card.'),
  from: optional(oneOf('attack', 'defense'), 'From which battle position.'),
  to: optional(oneOf('attack', 'defense'), 'To which battle position; it is face-up.'),
});
