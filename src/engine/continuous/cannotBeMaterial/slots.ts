import type { ModifierBody } from '../../definition';
import { amount, listOf, named, optional, ref, slot, slotsFor, way } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotBeMaterial' }>>({
  mod: named('cannotBeMaterial', 'Cannot be used as material of a Summon.'),
  to: slot(ref, 'To which cards it applies.'),
  ways: optional(listOf(way), 'Only not for these Summons. Default: any.'),
  unlessAtLeast: optional(amount, 'It can be one of this many or more materials.'),
});
