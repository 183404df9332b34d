import type { ModifierBody } from '../../definition';
import { named, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'damageInsteadOfGain' }>>({
  mod: named('damageInsteadOfGain', 'Effects that would make a player gain Life Points inflict damage instead.'),
  who: slot(side, 'Who takes it.'),
});
