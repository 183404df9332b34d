import { sideHas } from '../../selectors/places';
import { FIELD } from '../../terms';
import type { EventRow } from '../row';
import { movedCard } from '../row';

/** A card left the field. */
export const row: EventRow<'leavesField'> = {
  types: ['moved'],
  answers: (board, w, e, ask) =>
    e.type === 'moved' &&
    FIELD.includes(e.before.place) &&
    !FIELD.includes(e.to) &&
    (w.how === undefined || e.cause === 'effect') &&
    (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
    // OCG rules, Xyz: a monster that becomes Xyz Material does not leave the field.
    e.to !== 'attached' &&
    (!w.wasSet || !e.before.faceUp) &&
    (!w.faceUp || e.before.faceUp) &&
    (w.to === undefined || (w.to as string[]).includes(e.to)) &&
    movedCard(board, w.card, e, ask),
};
