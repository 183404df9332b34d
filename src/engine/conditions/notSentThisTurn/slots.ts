import type { Condition } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'notSentThisTurn' }>>({
  cond: named('notSentThisTurn', 'The card was not sent to the GY this turn.'),
  card: slot(ref, 'Which card.'),
});
