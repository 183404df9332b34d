import type { Operation } from '../../definition';
import { named, oneOf, ref, slot, slotsFor } from '../../slots/parts';

export const slots = slotsFor<Extract<Operation, { op: 'returnToDeck' }>>({
  op: named('returnToDeck', 'Returns cards to the Deck.'),
  what: slot(ref, 'Which cards.'),
  at: slot(oneOf('shuffle', 'top', 'bottom'), 'Where in the Deck.'),
});
