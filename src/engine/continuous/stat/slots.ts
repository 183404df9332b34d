import type { ModifierBody } from '../../definition';
import { named, optional, ref, slot, slotsFor, statChange, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<ModifierBody, { mod: 'stat' }>>({
  mod: named('stat', 'Changes ATK, DEF or Level.'),
  to: slot(ref, 'To which cards it applies.'),
  atk: optional(statChange, 'Change of ATK.'),
  def: optional(statChange, 'Change of DEF.'),
  level: optional(statChange, 'Change of Level.'),
  original: optional(yes, 'The original ATK and DEF change, before everything else.'),
});
