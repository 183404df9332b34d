import type { When } from '../../definition';
import { named, oneOf, optional, side, slot, slotsFor } from '../../slots/parts';
import { activation } from '../activated/slots';

export const slots = slotsFor<Extract<When, { event: 'resolving' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('resolving', 'What was activated is about to resolve; what is done comes first.'),
  by: optional(side, 'By which player it was activated.'),
  what: slot(activation, 'What was activated.'),
});
