import type { Condition } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Condition, { cond: 'cameThisTurn' }>>({
  cond: named('cameThisTurn', 'The card came to where it is this turn, and how.'),
  card: slot(ref, 'Which card.'),
  to: slot(oneOf('gy', 'banished'), 'Where it is now.'),
  from: optional(oneOf('field'), 'Only from there.'),
  destroyed: optional(oneOf('battle', 'effect', 'any'), 'Only if it was destroyed, by what.'),
  by: optional(
    oneOf('ownEffect', 'ownCost', 'opponent'),
    'Only by an effect of its own, as cost of one that was then applied and not negated, or by the opponent.',
  ),
  faceUp: optional(yes, 'Only if it was face-up before.'),
});
