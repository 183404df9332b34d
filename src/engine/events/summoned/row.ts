import { placesOf, sideHas } from '../../selectors/places';
import type { Board } from '../../state/board';
import type { DuelEvent } from '../../state/events';
import type { EventRow } from '../row';
import { currentCard } from '../row';

const byMonsterOf = (board: Board, e: DuelEvent, archetype: string): boolean => {
  const info = e.cause === 'effect' && e.source !== undefined ? board.info(e.source) : undefined;
  return info?.def.kind === 'monster' && info.archetypes.has(archetype);
};

/** Whether another monster was Summoned to the same field at the same time. */
const others = (board: Board, e: DuelEvent & { type: 'summoned' }): boolean => {
  const arrivals = board.duel.log.filter((o) => o.time === e.time && o.type === 'moved' && o.to === 'monsterZone');
  const own = arrivals.find((o) => o.type === 'moved' && o.card === e.card);
  return arrivals.some(
    (o) => o !== own && own?.type === 'moved' && o.type === 'moved' && o.controller === own.controller,
  );
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
    (w.from === undefined || placesOf(w.from).some((p) => p === e.from)) &&
    (w.fromOf === undefined || sideHas(w.fromOf, ask.seat, board.card(e.card).owner)) &&
    (!w.exactlyOne || !others(board, e)) &&
    (w.by === undefined || sideHas(w.by, ask.seat, e.seat)) &&
    currentCard(board, w.card, e.card, e.stay, ask),
};
