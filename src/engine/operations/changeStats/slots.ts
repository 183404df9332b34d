import type { Operation } from '../../definition';
import { named, optional, ref, slot, slotsFor, statChange, until, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'changeStats' }>>({
  op: named('changeStats', 'Changes ATK, DEF or Level for a while.'),
  what: slot(ref, 'Which monsters.'),
  atk: optional(statChange, 'Change of ATK.'),
  def: optional(statChange, 'Change of DEF.'),
  level: optional(statChange, 'Change of Level.'),
  original: optional(yes, 'The original ATK and DEF change.'),
  until: slot(until, 'Until when.'),
  exactly: optional(yes, 'Not applied at all where a value cannot change by the full amount.'),
});
