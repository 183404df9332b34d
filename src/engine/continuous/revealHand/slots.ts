import type { ModifierBody } from '../../definition';
import { named, optional, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'revealHand' }>>({
  mod: named('revealHand', 'The hand is kept revealed.'),
  who: slot(side, 'Whose.'),
  ownTurn: optional(yes, 'Only during the turn of the player whose hand it is.'),
});
