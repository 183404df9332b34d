import type { ModifierBody } from '../../definition';
import { named, optional, selector, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotSet' }>>({
  mod: named('cannotSet', 'Spells and Traps cannot be Set.'),
  who: slot(side, 'By whom.'),
  cards: optional(selector, 'Only these.'),
});
