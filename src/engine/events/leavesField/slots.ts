import type { When } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'leavesField' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('leavesField', 'A card left the field.'),
  card: slot(ref, 'Which card.'),
});
