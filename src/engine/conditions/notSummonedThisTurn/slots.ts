import type { Condition } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'notSummonedThisTurn' }>>({
  cond: named('notSummonedThisTurn', 'Not the turn in which it was Summoned or flipped face-up.'),
  card: slot(ref, 'Which card.'),
});
