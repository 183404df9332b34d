import type { ModifierBody } from '../../definition';
import { named, optional, ref, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'battleDamageToOpponent' }>>({
  mod: named('battleDamageToOpponent', 'The opponent takes battle damage in place of the player.'),
  who: slot(side, 'In place of whom.'),
  involving: optional(ref, 'Only in battles of these monsters.'),
});
