/**
 * Rights to a Normal Summon or Set (rulings extra-*): the ordinary ones, whose number effects raise to N, and one ticket
 * a turn on which effects write conditions and which is spent on one Summon that fits any of them.
 */
import type { Modifier } from '../definition';
import { matches } from '../selectors/match';
import { sideHas } from '../selectors/places';
import type { Board } from '../state/board';
import type { Seat } from '../terms';

type Ticket = Extract<Modifier, { mod: 'extraNormalSummon' }>;

/** How many Normal Summons and Sets a player may make this turn without the ticket. */
export const ordinaryRights = (board: Board, seat: Seat): number =>
  board.derived.locks.reduce(
    (most, l) => (l.mod.mod === 'normalSummons' && sideHas(l.mod.who, l.seat, seat) ? Math.max(most, l.mod.n) : most),
    1,
  );

/** Normal Summons and Sets made this turn without the ticket. */
export const ordinaryUsed = (board: Board, seat: Seat): number => {
  const s = board.duel.seats[seat];
  return s.normalSummonsUsed - (s.ticket?.spent ? 1 : 0);
};

/** Whether a condition written on the ticket covers this Summon or Set. */
const covered = (board: Board, seat: Seat, id: number, set: boolean): boolean =>
  board.derived.locks.some(
    (l) =>
      l.mod.mod === 'extraNormalSummon' &&
      sideHas(l.mod.who, l.seat, seat) &&
      (!set || l.mod.set === true) &&
      matches(board, id, l.mod.cards ?? {}, l.ask),
  );

/**
 * Whether a player has a right left to Normal Summon (or Set) this monster. The ticket counts as spent only when it has to
 * be: an earlier Summon that it covered is booked on it if that leaves an ordinary right for this one.
 */
export const hasNormalRight = (board: Board, seat: Seat, id: number, set: boolean): boolean => {
  const { ticket } = board.duel.seats[seat];
  if (ordinaryUsed(board, seat) < ordinaryRights(board, seat)) return true;
  return !ticket?.spent && (ticket?.couldCover || covered(board, seat, id, set));
};

/** Uses up a right for this Summon or Set. */
export const spendNormalRight = (board: Board, seat: Seat, id: number, set: boolean): void => {
  const ordinary = ordinaryUsed(board, seat) < ordinaryRights(board, seat);
  const fits = covered(board, seat, id, set);
  const s = board.editSeat(seat);
  s.normalSummonsUsed++;
  if (!ordinary) s.ticket = { spent: true, couldCover: false };
  else if (fits && !s.ticket?.spent) s.ticket = { spent: false, couldCover: true };
};

/** The same condition, word for word: it is not written on one ticket twice. */
const same = (a: Ticket, b: Ticket): boolean =>
  (a.set ?? false) === (b.set ?? false) && JSON.stringify(a.cards ?? {}) === JSON.stringify(b.cards ?? {});

/** Why an effect cannot give a player more Normal Summons in this way: a rule id, or null. */
export const grantRefusal = (
  board: Board,
  mod: Modifier,
  seat: Seat,
): 'normal-summons-not-raised' | 'extra-summon-spent' | 'extra-summon-granted' | null => {
  if (mod.mod === 'normalSummons') return mod.n > ordinaryRights(board, seat) ? null : 'normal-summons-not-raised';
  if (mod.mod !== 'extraNormalSummon') return null;
  if (board.duel.seats[seat].ticket?.spent) return 'extra-summon-spent';
  const written = board.derived.locks.some(
    (l) => l.mod.mod === 'extraNormalSummon' && sideHas(l.mod.who, l.seat, seat) && same(l.mod, mod),
  );
  return written ? 'extra-summon-granted' : null;
};
