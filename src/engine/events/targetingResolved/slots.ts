import type { When } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'targetingResolved' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('targetingResolved', 'A card effect that targets the card has resolved.'),
  card: slot(ref, 'Which card.'),
});
