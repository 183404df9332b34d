import type { Operation } from '../../definition';
import { named, optional, ref, selector, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'summonNow' }>>({
  op: named('summonNow', 'Right after this effect, a Synchro, Xyz or Link Summon by its own procedure.'),
  what: optional(selector, 'Which monster of the Extra Deck. Default: any.'),
  including: optional(ref, 'This must be among the materials; of several described, at least one.'),
  using: optional(selector, 'Only such monsters as materials.'),
});
