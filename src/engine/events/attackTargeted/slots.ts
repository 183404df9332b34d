import type { When } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'attackTargeted' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('attackTargeted', 'A monster was chosen as an attack target.'),
  card: slot(ref, 'Which monster.'),
});
