import type { When } from '../../definition';
import type { Asker } from '../../selectors/match';
import { placesOf, sideHas } from '../../selectors/places';
import type { Board } from '../../state/board';
import type { DuelEvent } from '../../state/events';
import type { EventRow } from '../row';
import { movedCard } from '../row';

type Returned = Extract<When, { event: 'returned' }>;
/** Whether another such card went the same way at the same time. */
const others = (board: Board, w: Returned, e: DuelEvent, ask: Asker): boolean =>
  board.duel.log.some(
    (o) =>
      o.time === e.time &&
      o.id !== e.id &&
      o.type === 'moved' &&
      o.to === w.to &&
      o.reasons.includes('returned') &&
      movedCard(board, w.card, o, ask),
  );

/** A card went back to the hand or the Deck, by an effect or as a cost. */
export const row: EventRow<'returned'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    e.to === w.to &&
    e.reasons.includes('returned') &&
    (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
    (w.faceUp === undefined || e.before.faceUp) &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    (w.how === undefined || e.cause === 'effect') &&
    movedCard(board, w.card, e, ask) &&
    (!w.exactlyOne || !others(board, w, e, ask)),
};
