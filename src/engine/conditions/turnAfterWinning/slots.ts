import type { Condition } from '../../definition';
import { named, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'turnAfterWinning' }>>({
  cond: named('turnAfterWinning', 'It is the next turn of the player after it destroyed a monster by battle.'),
  card: slot(ref, 'Which card.'),
});
