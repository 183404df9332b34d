import type { When } from '../../definition';
import { listOf, named, oneOf, optional, places, ref, side, slot, slotsFor, way, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'sentToGY' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('sentToGY', 'A card was sent to the GY.'),
  card: slot(ref, 'Which card.'),
  from: optional(places, 'From where.'),
  to: optional(side, 'To whose GY.'),
  destroyed: optional(oneOf('battle', 'effect', 'any'), 'Only if it was destroyed, and by what.'),
  how: optional(oneOf('effect'), 'Only by the effect of a card.'),
  because: optional(oneOf('equippedSentToGY'), 'Only because the monster it was equipped to was sent to the GY.'),
  by: optional(side, 'By which player it was sent or destroyed.'),
  faceUp: optional(yes, 'Only if it was face-up.'),
  notByBattle: optional(yes, 'Not if battle destroyed it.'),
  asMaterial: optional(listOf(way), 'Only as material of a Summon of one of these names.'),
});
