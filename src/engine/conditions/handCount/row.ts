import type { ConditionRow } from '../row';
import { inRange, seatsOf } from '../../selectors/match';

/** Number of cards in a hand. */
export const row: ConditionRow<'handCount'> = {
  holds: (board, c, ask) => seatsOf(c.who, ask.seat).every((s) => inRange(board.duel.seats[s].hand.length, c)),
};
