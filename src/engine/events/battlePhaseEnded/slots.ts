import type { When } from '../../definition';
import { named, oneOf, optional, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'battlePhaseEnded' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('battlePhaseEnded', 'The Battle Phase ends.'),
});
