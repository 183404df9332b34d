import type { DestroyedBy, Ref, When } from '../../definition';
import type { Asker } from '../../selectors/match';
import { placesOf, sideHas } from '../../selectors/places';
import type { Board } from '../../state/board';
import type { DuelEvent } from '../../state/events';
import { destroyedBy } from '../destroyedBy';
import type { EventRow } from '../row';
import { movedCard } from '../row';

type Destroyed = Extract<When, { event: 'destroyed' }>;

/** Where a text says "by battle or card effect", destruction by a rule is left out. */
const meant = (e: Extract<DuelEvent, { type: 'moved' }>, how: DestroyedBy | undefined): boolean =>
  how === 'any' ? destroyedBy(e, 'battle') || destroyedBy(e, 'effect') : destroyedBy(e, how ?? 'any');

const isOf = (board: Board, w: Destroyed, card: Ref, e: DuelEvent, ask: Asker): boolean =>
  e.type === 'moved' &&
  meant(e, w.how) &&
  (w.from === undefined || placesOf(w.from).includes(e.before.place)) &&
  (w.by === undefined || (e.by !== undefined && sideHas(w.by, ask.seat, e.by))) &&
  movedCard(board, card, e, ask);

/** A card was destroyed, wherever it went; with `with`, and such another at the same time. */
export const row: EventRow<'destroyed'> = {
  types: ['moved'],
  answers: (board, w, e, ask) => {
    if (w.with === undefined) return isOf(board, w, w.card, e, ask);
    const other = isOf(board, w, w.card, e, ask) ? w.with : isOf(board, w, w.with, e, ask) ? w.card : null;
    return (
      other !== null && board.duel.log.some((o) => o.id !== e.id && o.time === e.time && isOf(board, w, other, o, ask))
    );
  },
};
