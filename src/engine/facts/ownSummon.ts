/** Special Summons without a Chain by a monster's own text: where they lead, and how often they were done. */
import type { ProcedureEffect } from '../definition';
import type { Board } from '../state/board';
import { nameKey } from '../state/limits';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';
import { isLinkedZone, summonZones } from './zones';

/**
 * Zones a monster can be Summoned to by its own procedure.
 * @param freed monsters about to leave
 */
export const procedureZones = (
  board: Board,
  id: number,
  seat: Seat,
  effect: ProcedureEffect,
  freed?: ReadonlySet<number>,
): number[] => {
  const to = effect.to === 'opponent' ? otherSeat(seat) : seat;
  const zones = summonZones(board, id, to, freed);
  return effect.linked ? zones.filter((i) => isLinkedZone(board, to, i, freed)) : zones;
};

const keyOf = (board: Board, def: number, index: number): string => {
  const effect = board.cards.get(def).effects[index]?.effect;
  return nameKey(def, effect?.kind === 'procedure' ? effect.limit : undefined, index);
};

/** Whether a player Summoned a monster of this name this way in this turn; a negated Summon is none. */
export const usedProcedure = (board: Board, seat: Seat, def: number, index: number): boolean =>
  board.duel.seats[seat].uses[keyOf(board, def, index)]?.includes(board.duel.turn) ?? false;

/** Notes that a Summon by a procedure with a limit succeeded. */
export const noteProcedure = (board: Board, seat: Seat, def: number, index: number): void => {
  const s = board.editSeat(seat);
  const key = keyOf(board, def, index);
  s.uses = { ...s.uses, [key]: [...(s.uses[key] ?? []), board.duel.turn] };
};
