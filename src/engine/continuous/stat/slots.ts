import type { Modifier } from '../../definition';
import { named, optional, ref, slot, slotsFor, statChange } from '../../slots/parts';

export const slots = slotsFor<Extract<Modifier, { mod: 'stat' }>>({
  mod: named('stat', 'Changes ATK, DEF or Level.'),
  to: slot(ref, 'To which cards it applies.'),
  atk: optional(statChange, 'Change of ATK.'),
  def: optional(statChange, 'Change of DEF.'),
  level: optional(statChange, 'Change of Level.'),
});
