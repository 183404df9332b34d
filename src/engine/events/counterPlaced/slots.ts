import type { When } from '../../definition';
import { counter, named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'counterPlaced' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('counterPlaced', 'A counter was placed.'),
  counter: slot(counter, 'Kind of counter.'),
  on: slot(ref, 'On which card.'),
});
