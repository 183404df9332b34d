/** Battle damage, as the rules compute it. */

import type { Ref } from '../definition';
import { type Asker, isOne } from '../selectors/match';
import type { Board } from '../state/board';
import type { Applied } from '../state/derived';
import type { Seat } from '../terms';
import { otherSeat } from '../terms';

interface BattleHit {
  /** Who takes it. */
  seat: Seat;
  /** LP, before what halves, doubles or prevents damage to that player. */
  amount: number;
  dealer: number;
  how: 'battle' | 'effect';
  /** LP it is fixed to, whatever else changes it. */
  fixed?: number;
}
export interface BattleOutcome {
  hit: BattleHit | null;
  /** Monsters destroyed by battle before protection. */
  destroyed: number[];
}

const applied = (board: Board, id: number, mod: string): Applied | undefined =>
  board.derived.on.get(id)?.find((a) => a.mod.mod === mod);

/** ATK, or what the attacker uses while it attacks from Defense Position. */
const strength = (board: Board, attacker: number): number => {
  const c = board.card(attacker);
  if (c.position === 'attack') return board.now(attacker).atk;
  const a = applied(board, attacker, 'attackFromDefense');
  return a?.mod.mod === 'attackFromDefense' && a.mod.use === 'def' ? board.now(attacker).def : board.now(attacker).atk;
};

/**
 * What the battle in progress does with the present ATK and DEF (rulebook: battle outcomes; equal ATK of 0 destroys nothing).
 * Damage steps 1 to 4: piercing (and doubled), who takes it, treated as effect damage.
 */
export const battleOutcome = (board: Board): BattleOutcome => {
  const out: BattleOutcome = { hit: null, destroyed: [] };
  const b = board.duel.battle;
  if (!b) return out;
  const a = b.attacker.card;
  const attackerSeat = board.card(a).controller;
  const defenderSeat = otherSeat(attackerSeat);
  const hurt = (seat: Seat, amount: number, dealer: number, fixed?: number) => {
    if (amount > 0)
      out.hit = directed(board, { seat, amount, dealer, how: 'battle', ...(fixed === undefined ? {} : { fixed }) });
  };
  const atk = strength(board, a);
  if (!b.target) {
    if (!b.direct) return out;
    const ability = applied(board, a, 'directAttack');
    const shielded = board.in(defenderSeat, 'monsterZone').some((id) => !applied(board, id, 'noShield'));
    const fixed =
      ability?.mod.mod === 'directAttack' && ability.mod.damage && shielded ? board.info(a).printed.atk : undefined;
    hurt(defenderSeat, atk, a, fixed);
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
    const pierce = applied(board, a, 'pierce');
    if (pierce?.mod.mod === 'pierce') hurt(defenderSeat, (atk - def) * (pierce.mod.times ?? 1), a);
  } else if (atk < def) hurt(attackerSeat, def - atk, t);
  return out;
};

const concerns = (l: Applied, seat: Seat): boolean => {
  const who = (l.mod as { who?: string }).who;
  return who === 'both' || (who === 'you') === (l.seat === seat);
};
/** Whether one of the battling monsters (or the attacker) is meant. */
const involved = (board: Board, l: Applied): boolean => {
  const m = l.mod as { involving?: Parameters<typeof isOne>[2]; attacking?: true };
  const b = board.duel.battle;
  if (m.involving === undefined || !b) return true;
  const ids = [b.attacker.card, ...(m.attacking || !b.target ? [] : [b.target.card])];
  const ref = m.involving;
  return ids.some((id) => isOne(board, id, ref, l.ask));
};

/** Whether one of these battles another monster. */
export const isBattleOf = (board: Board, ref: Ref, ask: Asker): boolean => {
  const b = board.duel.battle;
  if (!b?.target) return false;
  return [b.attacker.card, b.target.card].some((id) => isOne(board, id, ref, ask));
};

/** Who takes it: only one "the opponent takes it instead" applies. Then: treated as effect damage. */
const directed = (board: Board, hit: BattleHit): BattleHit => {
  const l = board.derived.locks.find(
    (x) => x.mod.mod === 'battleDamageToOpponent' && concerns(x, hit.seat) && involved(board, x),
  );
  const to = l ? { ...hit, seat: otherSeat(hit.seat) } : hit;
  return applied(board, hit.dealer, 'battleDamageAsEffect') ? { ...to, how: 'effect' } : to;
};

/** Whether a player takes no battle damage from this battle. */
export const noBattleDamage = (board: Board, seat: Seat): boolean =>
  board.derived.locks.some((l) => l.mod.mod === 'noBattleDamage' && concerns(l, seat) && involved(board, l));

/** Battle damage a player would take now. */
export const battleDamageTo = (board: Board, seat: Seat): number => {
  const { hit } = battleOutcome(board);
  return !hit || hit.seat !== seat || noBattleDamage(board, seat) ? 0 : hit.amount;
};
