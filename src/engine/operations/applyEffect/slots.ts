import type { Operation } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'applyEffect' }>>({
  op: named('applyEffect', 'Applies what the activation of another card does, without activating it.'),
  of: slot(ref, 'Of which Spell or Trap.'),
  choice: optional(oneOf('gainLP', 'damage'), 'Only the one of its choices that includes this.'),
});
