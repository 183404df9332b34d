import type { ModifierBody } from '../../definition';
import { amount, named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'synchroLevel' }>>({
  mod: named('synchroLevel', 'Can count as a monster of this Level, too, as material of a Synchro Summon.'),
  to: slot(ref, 'To which cards it applies.'),
  level: slot(amount, 'Which Level.'),
});
