import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'choose' }>>({
  op: named('choose', 'Chooses cards for later steps while the effect resolves; they are no targets.'),
  what: slot(ref, 'Which cards.'),
});
