import type { Condition } from '../../definition';
import { named, oneOf, optional, phase, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'nextPhaseSince' }>>({
  cond: named('nextPhaseSince', 'It is the next such Phase after the card was sent to the GY.'),
  card: slot(ref, 'Which card.'),
  phase: slot(phase, 'Which Phase.'),
  destroyed: optional(oneOf('battle', 'effect', 'any'), 'Only if it was destroyed, and by what.'),
});
