import type { ModifierBody } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotAddFromDeck' }>>({
  mod: named('cannotAddFromDeck', 'Cards cannot be added from the Deck to the hand except by drawing.'),
  who: slot(side, 'Who cannot.'),
});
