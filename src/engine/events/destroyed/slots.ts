import type { When } from '../../definition';
import { named, oneOf, optional, ref, side, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<When, { event: 'destroyed' }>>({
  timing: optional(oneOf('when', 'if'), 'when: only as the last thing that happened; if: any time it happened.'),
  event: named('destroyed', 'A card was destroyed.'),
  card: slot(ref, 'Which card.'),
  how: optional(oneOf('battle', 'effect', 'any'), 'By what; any: by battle or by an effect, not by a rule.'),
  from: optional(oneOf('field', 'monsterZone'), 'Where it was destroyed.'),
  by: optional(side, 'By which player.'),
  with: optional(ref, 'Together with such a card, at the same time.'),
});
