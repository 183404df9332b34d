/** Life Points. */
import { isBattleOf, noBattleDamage } from '../events/battleDamage';
import { damageLock } from '../facts/locks';
import type { Act } from '../log/emit';
import { emit } from '../log/emit';
import { sideHas } from '../selectors/places';
import type { Board } from '../state/board';
import type { Seat } from '../terms';

export interface Damage {
  how: 'battle' | 'effect';
  dealer?: number;
  direct?: true;
  /** LP it is fixed to whatever multiplies it. */
  fixed?: number;
}

/**
 * Deals damage in LP (rulings calc-*: gain instead, then "becomes 0", then halved or doubled, then fixed numbers).
 * @returns what was taken; 0 where something prevents it
 */
export const dealDamage = (board: Board, seat: Seat, amount: number, d: Damage, act: Act): number => {
  if (amount <= 0) return 0;
  const on = (mod: string) => locksOn(board, mod, seat);
  const instead = on('gainInsteadOfDamage').some(
    (l) => !('how' in l.mod) || l.mod.how === undefined || l.mod.how === d.how,
  );
  // Each kind of conversion is made once (rulings ce-prime-material-simochi-*): turned twice, it is damage again.
  if (instead && !(on('damageInsteadOfGain').length > 0 && d.how === 'effect')) {
    addLife(board, seat, amount, act);
    return 0;
  }
  if (damageLock(board, seat) || (d.how === 'battle' && noBattleDamage(board, seat))) return 0;
  let taken = amount;
  const once = new Set<number>();
  for (const l of on('multiplyDamage')) {
    if (l.mod.mod !== 'multiplyDamage') continue;
    if (l.mod.involving !== undefined && !isBattleOf(board, l.mod.involving, l.ask)) continue;
    // One damage is not changed twice by effects of the same card name that say so.
    const name = board.info(l.source).printed.name;
    if (l.mod.once && once.has(name)) continue;
    once.add(name);
    if (l.mod.how === undefined || l.mod.how === d.how) taken = Math.floor(taken * l.mod.by);
  }
  if (d.fixed !== undefined) taken = d.fixed;
  if (taken <= 0) return 0;
  const s = board.editSeat(seat);
  s.lp = Math.max(0, s.lp - taken);
  emit(
    board,
    {
      type: 'damage',
      seat,
      amount: taken,
      how: d.how,
      lp: s.lp,
      ...(d.dealer === undefined ? {} : { dealer: d.dealer }),
      ...(d.direct ? { direct: true as const } : {}),
    },
    act,
  );
  return taken;
};
const locksOn = (board: Board, mod: string, seat: Seat) =>
  board.derived.locks.filter((l) => l.mod.mod === mod && 'who' in l.mod && sideHas(l.mod.who, l.seat, seat));

/**
 * Effects make a player gain LP, or take damage instead.
 * @returns what was gained or taken
 */
export const gainLife = (board: Board, seat: Seat, amount: number, act: Act): number => {
  if (amount <= 0) return 0;
  const turned = locksOn(board, 'damageInsteadOfGain', seat).length > 0;
  const back = locksOn(board, 'gainInsteadOfDamage', seat).some((l) => !('how' in l.mod && l.mod.how === 'battle'));
  if (turned && !back) return dealDamage(board, seat, amount, { how: 'effect' }, act);
  return addLife(board, seat, amount, act);
};
const addLife = (board: Board, seat: Seat, amount: number, act: Act): number => {
  const s = board.editSeat(seat);
  s.lp += amount;
  emit(board, { type: 'lpGained', seat, amount, lp: s.lp }, act);
  return amount;
};
export const payLife = (board: Board, seat: Seat, amount: number, act: Act): void => {
  const s = board.editSeat(seat);
  s.lp -= amount;
  emit(board, { type: 'lpPaid', seat, amount, lp: s.lp }, act);
};
