import type { Operation } from '../../definition';
import { named, oneOf, optional, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'destroy' }>>({
  op: named('destroy', 'Destroys cards.'),
  what: slot(ref, 'Which cards.'),
  to: optional(
    oneOf('banished', 'deckTop'),
    'Destroyed and at once banished, or put on top of the Deck, without going to the GY.',
  ),
});
