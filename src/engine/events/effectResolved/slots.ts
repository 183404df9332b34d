import type { When } from '../../definition';
import { named, oneOf, optional, side, slot, slotsFor } from '../../slots/parts';
import { activation } from '../activated/slots';

export const slots = slotsFor<Extract<When, { event: 'effectResolved' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('effectResolved', 'An effect has resolved.'),
  by: optional(side, 'Of which player.'),
  what: slot(activation, 'Which effect.'),
});
