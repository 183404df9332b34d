import type { Condition } from '../../definition';
import { named, ref, selector, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'matches' }>>({
  cond: named('matches', 'A card fits a description.'),
  card: slot(ref, 'Which card.'),
  as: slot(selector, 'What it must be.'),
});
