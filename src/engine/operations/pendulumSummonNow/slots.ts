import type { Operation } from '../../definition';
import { named, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'pendulumSummonNow' }>>({
  op: named('pendulumSummonNow', 'Right after this effect, a Pendulum Summon beside the one of the turn.'),
});
