import type { When } from '../../definition';
import { named, oneOf, optional, ref, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'damage' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('damage', 'A player took damage.'),
  to: slot(side, 'Who.'),
  how: optional(oneOf('battle', 'effect'), 'Battle or effect damage.'),
  source: optional(ref, 'From which card.'),
  direct: optional(yes, 'Only by a direct attack.'),
  attacking: optional(yes, 'Only by an attack of that card.'),
  by: optional(side, 'By the card of which player.'),
});
