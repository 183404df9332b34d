import type { When } from '../../definition';
import { listOf, named, oneOf, optional, ref, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'leavesField' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('leavesField', 'A card left the field.'),
  card: slot(ref, 'Which card.'),
  by: optional(side, 'By the card of which player.'),
  how: optional(oneOf('effect'), 'Only by the effect of a card.'),
  wasSet: optional(yes, 'Only if it was face-down.'),
  faceUp: optional(yes, 'Only if it was face-up.'),
  to: optional(listOf(oneOf('gy', 'banished')), 'Only if it went to one of these places.'),
});
