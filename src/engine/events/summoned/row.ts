import { sideHas } from '../../selectors/match';
import type { Board } from '../../state/board';
import type { DuelEvent } from '../../state/events';
import type { EventRow } from '../row';
import { currentCard } from '../row';

const byMonsterOf = (board: Board, e: DuelEvent, archetype: string): boolean => {
  const info = e.cause === 'effect' && e.source !== undefined ? board.info(e.source) : undefined;
  return info?.def.kind === 'monster' && info.archetypes.has(archetype);
};

/** A monster was successfully Summoned face-up (a monster Special Summoned face-down is no answer to this). */
export const row: EventRow<'summoned'> = {
  types: ['summoned'],
  answers: (board, w, e, ask) =>
    e.type === 'summoned' &&
    (e.faceUp || w.card !== 'self') &&
    (w.method === undefined || w.method.includes(e.method)) &&
    (w.way === undefined || (e.way !== undefined && w.way.includes(e.way))) &&
    (w.byEffectOf === undefined || byMonsterOf(board, e, w.byEffectOf)) &&
    (w.tribute === undefined || w.tribute === e.tribute) &&
    (w.byOwnEffect === undefined || (e.cause === 'effect' && e.source === e.card)) &&
    (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
    currentCard(board, w.card, e.card, e.stay, ask),
};
