import type { Condition } from '../../definition';
import { named, oneOf, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'didThisTurn' }>>({
  cond: named('didThisTurn', 'A card did something this turn.'),
  card: slot(ref, 'Which card.'),
  what: slot(oneOf('attacked', 'battled', 'destroyedByBattle', 'flippedFaceUp'), 'What it did.'),
});
