import type { Operation } from '../../definition';
import { named, optional, ref, slot, slotsFor, until, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'takeControl' }>>({
  op: named('takeControl', 'Takes control of monsters.'),
  what: slot(ref, 'Which monsters.'),
  until: optional(until, 'Until when. Default: for good.'),
  linked: optional(yes, 'Only to zones this card points to.'),
});
