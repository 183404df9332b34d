import type { When } from '../../definition';
import { named, oneOf, optional, places, ref, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'returned' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('returned', 'A card was returned to the hand or the Deck.'),
  card: slot(ref, 'Which card.'),
  from: optional(places, 'From where.'),
  to: slot(oneOf('hand', 'deck'), 'To where.'),
  faceUp: optional(yes, 'Only if it was face-up.'),
  by: optional(side, 'By the card of which player.'),
  how: optional(oneOf('effect'), 'Only by the effect of a card.'),
  exactlyOne: optional(yes, 'Only if no second one was returned at the same time.'),
});
