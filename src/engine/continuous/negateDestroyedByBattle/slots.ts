import type { ModifierBody } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'negateDestroyedByBattle' }>>({
  mod: named(
    'negateDestroyedByBattle',
    'Effects of monsters destroyed by battle with these are negated, in the GY too.',
  ),
  to: slot(ref, 'To which cards it applies.'),
});
