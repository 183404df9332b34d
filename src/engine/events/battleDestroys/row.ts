import type { Ref } from '../../definition';
import type { Asker } from '../../selectors/match';
import { matchesKnown } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { DuelEvent } from '../../state/events';
import type { EventRow } from '../row';
import { currentCard } from '../row';

/** The destroyed monster is judged by what it was on the field. */
const destroyedCard = (board: Board, ref: Ref, e: DuelEvent, ask: Asker): boolean => {
  if (e.type !== 'battleDestroyed') return false;
  if (e.at === 'afterDamageCalculation') return currentCard(board, ref, e.card, undefined, ask);
  const moved = board.duel.log.findLast((x) => x.type === 'moved' && x.card === e.card);
  return moved?.type === 'moved' && matchesKnown(board, e.card, moved.before, ref, ask);
};

/** A monster destroyed another by battle (fixed at damage calculation). */
export const row: EventRow<'battleDestroys'> = {
  types: ['battleDestroyed'],
  answers: (board, w, e, ask) =>
    e.type === 'battleDestroyed' &&
    e.at === (w.at ?? 'end') &&
    (w.role === undefined || (w.role === 'attacker') === (board.duel.battle?.attacker.card === e.winner)) &&
    (w.sentToGY === undefined || board.card(e.card).place === 'gy') &&
    currentCard(board, w.card, e.winner, undefined, ask) &&
    (w.what === undefined || destroyedCard(board, w.what, e, ask)),
};
