import type { Condition } from '../../definition';
import { listOf, named, phase, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'phase' }>>({
  cond: named('phase', 'It is one of these Phases.'),
  in: slot(listOf(phase), 'Which.'),
});
