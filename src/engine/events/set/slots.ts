import type { When } from '../../definition';
import { named, oneOf, optional, ref, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'set' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('set', 'A card was Set.'),
  card: slot(ref, 'Which card.'),
  by: optional(side, 'By which player.'),
});
