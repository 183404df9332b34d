import type { When } from '../../definition';
import { named, oneOf, optional, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'lpGained' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('lpGained', 'A player gained Life Points.'),
  who: slot(side, 'Who.'),
});
