import type { ModifierBody } from '../../definition';
import { named, optional, selector, side, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotActivate' }>>({
  mod: named('cannotActivate', 'Cards cannot be activated.'),
  who: slot(side, 'Who cannot activate them.'),
  cards: slot(selector, 'Which cards.'),
  effects: optional(yes, 'Their effects cannot be activated either.'),
});
