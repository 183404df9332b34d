import type { Modifier } from '../../definition';
import { named, ref, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'untargetable' }>>({
  mod: named('untargetable', 'Cannot be targeted by effects.'),
  to: slot(ref, 'To which cards it applies.'),
  from: slot(side, 'Of which player.'),
});
