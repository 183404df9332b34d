import type { Operation } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'placeInPendulumZone' }>>({
  op: named('placeInPendulumZone', 'Places a Pendulum Monster in your Pendulum Zone.'),
  what: slot(ref, 'Which card.'),
});
