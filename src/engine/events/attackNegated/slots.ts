import type { When } from '../../definition';
import { named, oneOf, optional, ref, side, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'attackNegated' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('attackNegated', 'An attack was negated.'),
  card: optional(ref, 'The attack of which monster.'),
  by: optional(side, 'By which player.'),
});
