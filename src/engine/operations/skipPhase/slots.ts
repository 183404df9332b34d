import type { Operation } from '../../definition';
import { amount, named, oneOf, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'skipPhase' }>>({
  op: named('skipPhase', 'Skips Phases of coming turns.'),
  phase: slot(oneOf('draw', 'battle', 'main2', 'standby'), 'Which Phase.'),
  who: slot(side, 'Whose.'),
  times: slot(amount, 'How many times.'),
});
