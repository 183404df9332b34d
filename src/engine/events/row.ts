import type { Ref, When, WhenEvent } from '../definition';
import type { Asker } from '../selectors/match';
import { matches, matchesKnown, resolve } from '../selectors/match';
import { sideHas } from '../selectors/places';
import type { Board } from '../state/board';
import { holder } from '../state/board';
import type { DuelEvent, EventType } from '../state/events';

/** An event of the phrase table: which log entries it reads and whether one of them answers a `when`. */
export interface EventRow<K extends WhenEvent> {
  types: EventType[];
  answers(board: Board, when: Extract<When, { event: K }>, event: DuelEvent, ask: Asker): boolean;
}

type Moved = Extract<DuelEvent, { type: 'moved' }>;

/** Whether the card that moved is the one meant; judged by what it was just before. */
export const movedCard = (board: Board, ref: Ref, e: Moved, ask: Asker): boolean =>
  matchesKnown(board, e.card, e.before, ref, ask);

/**
 * Whether a card that did not move is the one meant, judged as it is now.
 * @param stay the stay the event was about; a card that has moved since is still `self` for its own event
 */
export const currentCard = (board: Board, ref: Ref, id: number, stay: number | undefined, ask: Asker): boolean => {
  if (ref === 'self') return id === ask.card && (stay === undefined || stay === ask.stay);
  if (typeof ref === 'string') return resolve(board, ref, ask).includes(id);
  return sideHas(ref.of, ask.seat, holder(board.card(id))) && matches(board, id, ref, ask);
};
