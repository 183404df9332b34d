import type { ModifierBody } from '../../definition';
import { listOf, named, optional, ref, slot, slotsFor, way } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'cannotBeMaterial' }>>({
  mod: named('cannotBeMaterial', 'Cannot be used as material of a Summon.'),
  to: slot(ref, 'To which cards it applies.'),
  ways: optional(listOf(way), 'Only not for these Summons. Default: any.'),
});
