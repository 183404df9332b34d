import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'equipSelf' }>>({
  op: named('equipSelf', 'Equips this card to a monster.'),
  to: slot(ref, 'Which monster.'),
});
