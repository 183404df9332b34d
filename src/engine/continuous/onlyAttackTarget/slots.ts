import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'onlyAttackTarget' }>>({
  mod: named('onlyAttackTarget', 'The opponent of its controller can attack only this.'),
  to: slot(ref, 'To which cards it applies.'),
});
