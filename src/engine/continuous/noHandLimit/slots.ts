import type { ModifierBody } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'noHandLimit' }>>({
  mod: named('noHandLimit', 'May keep any number of cards in the hand.'),
  who: slot(side, 'Who.'),
});
