/** Life Points. */

import { damageLock } from '../facts/locks';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import type { Board } from '../state/board';
import type { Seat } from '../terms';

/** Deals damage in LP; returns what was taken (0 where something prevents it). */
export const dealDamage = (
  board: Board,
  seat: Seat,
  amount: number,
  how: 'battle' | 'effect',
  act: Act,
  dealer?: number,
): number => {
  if (amount <= 0 || damageLock(board, seat)) return 0;
  const s = board.editSeat(seat);
  s.lp = Math.max(0, s.lp - amount);
  emit(board, { type: 'damage', seat, amount, how, lp: s.lp, ...(dealer === undefined ? {} : { dealer }) }, act);
  return amount;
};
export const gainLife = (board: Board, seat: Seat, amount: number, act: Act): void => {
  if (amount <= 0) return;
  const s = board.editSeat(seat);
  s.lp += amount;
  emit(board, { type: 'lpGained', seat, amount, lp: s.lp }, act);
};
export const payLife = (board: Board, seat: Seat, amount: number, act: Act): void => {
  const s = board.editSeat(seat);
  s.lp -= amount;
  emit(board, { type: 'lpPaid', seat, amount, lp: s.lp }, act);
};
