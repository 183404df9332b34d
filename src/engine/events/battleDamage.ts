/** Battle damage, as the rules compute it. */
import type { Board } from '../state/board';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';

export interface BattleOutcome {
  /** Battle damage to each seat before anything prevents it. */
  damage: [number, number];
  /** Monster dealing it. */
  dealer: [number | null, number | null];
  /** Monsters destroyed by battle before protection. */
  destroyed: number[];
}

/** What the battle in progress does with the present ATK and DEF (rulebook: Battle Step outcomes; equal ATK of 0 destroys nothing). */
export const battleOutcome = (board: Board): BattleOutcome => {
  const out: BattleOutcome = { damage: [0, 0], dealer: [null, null], destroyed: [] };
  const b = board.duel.battle;
  if (!b) return out;
  const a = b.attacker.card;
  const attackerSeat = board.card(a).controller;
  const defenderSeat = otherSeat(attackerSeat);
  const hurt = (seat: Seat, amount: number, dealer: number) => {
    if (amount <= 0) return;
    out.damage[seat] = amount;
    out.dealer[seat] = dealer;
  };
  const atk = board.now(a).atk;
  if (!b.target) {
    if (b.direct) hurt(defenderSeat, atk, a);
    return out;
  }
  const t = b.target.card;
  const target = board.card(t);
  if (target.position === 'attack') {
    const other = board.now(t).atk;
    if (atk > other) {
      hurt(defenderSeat, atk - other, a);
      out.destroyed.push(t);
    } else if (atk < other) {
      hurt(attackerSeat, other - atk, t);
      out.destroyed.push(a);
    } else if (atk > 0) out.destroyed.push(a, t);
    return out;
  }
  const def = board.now(t).def;
  if (atk > def) {
    out.destroyed.push(t);
    if (board.derived.on.get(a)?.some((m) => m.mod.mod === 'pierce')) hurt(defenderSeat, atk - def, a);
  } else if (atk < def) hurt(attackerSeat, def - atk, t);
  return out;
};

/** Whether a player takes no battle damage now. */
export const noBattleDamage = (board: Board, seat: Seat): boolean =>
  board.derived.locks.some(
    (l) =>
      (l.mod.mod === 'noBattleDamage' || l.mod.mod === 'noDamage') &&
      (l.mod.who === 'both' || (l.mod.who === 'you') === (l.seat === seat)),
  );

/** Battle damage a player would take now. */
export const battleDamageTo = (board: Board, seat: Seat): number =>
  noBattleDamage(board, seat) ? 0 : battleOutcome(board).damage[seat];
