import { inRange } from '../../selectors/description';
import { seatsOf } from '../../selectors/places';
import type { ConditionRow } from '../row';

/** Number of cards in a hand. */
export const row: ConditionRow<'handCount'> = {
  holds: (board, c, ask) => seatsOf(c.who, ask.seat).every((s) => inRange(board.duel.seats[s].hand.length, c)),
};
