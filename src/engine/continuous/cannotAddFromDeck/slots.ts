import type { Modifier } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'cannotAddFromDeck' }>>({
  mod: named('cannotAddFromDeck', 'Cards cannot be added from the Deck to the hand except by drawing.'),
  who: slot(side, 'Who cannot.'),
});
