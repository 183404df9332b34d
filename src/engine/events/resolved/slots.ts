import type { When } from '../../definition';
import { named, oneOf, optional, side, slot, slotsFor } from '../../slots/parts';
import { activation } from '../activated/slots';

export const slots = slotsFor<Extract<When, { event: 'resolved' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('resolved', 'What was activated has resolved.'),
  by: optional(side, 'By which player it was activated.'),
  what: slot(activation, 'What was activated.'),
});
