/** Cards that an effect activates: whether they may be, and what of it counts. */
import type { Board } from '../state/board';
import type { Seat } from '../terms';
import { activationLock } from './locks';

/** "Only 1 card of this name can be activated per turn", if its text says so. */
const limitOf = (board: Board, id: number): { n: number; key: string } | null => {
  const { def, effects } = board.info(id);
  for (const { effect } of effects)
    if ('limit' in effect && effect.limit?.key === 'activation')
      return { n: effect.limit.n ?? 1, key: `${def.id}:activation` };
  return null;
};

/** Whether an effect of this player may activate a card of the hand, Deck or GY. */
export const mayBeActivated = (board: Board, seat: Seat, id: number): boolean => {
  const limit = limitOf(board, id);
  const used = limit ? (board.duel.seats[seat].uses[limit.key] ?? []) : [];
  if (limit && used.filter((turn) => turn === board.duel.turn).length >= limit.n) return false;
  return activationLock(board, seat, id, true) === null;
};

/** It counts as an activation of a card of its name. */
export const countActivation = (board: Board, seat: Seat, id: number): void => {
  const limit = limitOf(board, id);
  if (!limit) return;
  const s = board.editSeat(seat);
  s.uses = { ...s.uses, [limit.key]: [...(s.uses[limit.key] ?? []), board.duel.turn] };
};
