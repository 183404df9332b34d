import type { Operation } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor, yes } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'banish' }>>({
  op: named('banish', 'Banishes cards.'),
  what: slot(ref, 'Which cards.'),
  until: optional(
    oneOf('endPhase', 'nextTurnEndPhase', 'yourNextStandbyPhase'),
    'They return to where they were then.',
  ),
  faceDown: optional(yes, 'Face-down.'),
  holdsZone: optional(yes, 'Until they are back, the zones they left cannot be used.'),
});
