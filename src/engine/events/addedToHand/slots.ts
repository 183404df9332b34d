import type { When } from '../../definition';
import { named, oneOf, optional, places, ref, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'addedToHand' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('addedToHand', 'A card was added to the hand.'),
  card: slot(ref, 'Which card.'),
  from: optional(places, 'From where.'),
  to: optional(side, 'To whose hand.'),
  drawn: optional(yes, 'Drawing it counts, too.'),
});
