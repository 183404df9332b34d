import type { ModifierBody } from '../../definition';
import { amount, named, selector, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'activateTurnSet' }>>({
  mod: named('activateTurnSet', 'Quick-Play Spells or Traps can be activated in the turn they were Set.'),
  who: slot(side, 'By whom.'),
  cards: slot(selector, 'Which cards.'),
  n: slot(amount, 'How many of them each turn.'),
});
