import type { ModifierBody } from '../../definition';
import { named, ref, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'untargetable' }>>({
  mod: named('untargetable', 'Cannot be targeted by effects.'),
  to: slot(ref, 'To which cards it applies.'),
  from: slot(side, 'Of which player.'),
});
