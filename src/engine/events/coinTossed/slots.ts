import type { When } from '../../definition';
import { flag, named, oneOf, optional, ref, side, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'coinTossed' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('coinTossed', 'A coin was tossed.'),
  by: optional(side, 'By whom.'),
  effectOf: optional(ref, 'For the effect of which card.'),
  right: optional(flag, 'Only if it was called right, or only if wrong.'),
});
