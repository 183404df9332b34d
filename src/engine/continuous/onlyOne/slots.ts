import type { ModifierBody } from '../../definition';
import { named, selector, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'onlyOne' }>>({
  mod: named('onlyOne', 'Only one of these monsters can be face-up on the field of a player.'),
  who: slot(side, 'On whose field.'),
  cards: slot(selector, 'Which monsters.'),
});
