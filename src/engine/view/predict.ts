/** What an attack would do as things stand: the battle calculated on a board that is thrown away. */
import { protection } from '../continuous/derive';
import { openBoard } from '../continuous/open';
import { battleOutcome, noBattleDamage } from '../events/battleDamage';
import type { Cards } from '../state/cards';
import type { Duel } from '../state/duel';
import { otherSeat, type Seat } from '../terms';

export interface AttackForecast {
  /** ATK the attacker fights with, and what it is compared with; null for a direct attack. */
  atk: number;
  against: number | null;
  /** Before what halves or doubles it for the player who takes it. */
  damage: { seat: Seat; amount: number } | null;
  destroyed: number[];
}

/**
 * @param target entity id, or null for a direct attack. Whether a viewer may be told is the caller's business: a
 * face-down monster is taken as what it is.
 */
export const forecastAttack = (duel: Duel, cards: Cards, attacker: number, target: number | null): AttackForecast => {
  const board = openBoard(duel, cards);
  board.touch().battle = {
    attacker: { card: attacker, stay: board.card(attacker).stay },
    target: target === null ? null : { card: target, stay: board.card(target).stay },
    direct: target === null,
    negated: false,
    changed: false,
    defenders: '',
    targetFaceDownAtStart: false,
    turnedUp: false,
    chained: false,
    calculated: false,
    fateSettled: false,
    uses: [],
    targetWas: null,
    inDamageStep: true,
    destroyed: [],
  };
  const { hit, destroyed } = battleOutcome(board);
  const hurts = hit !== null && (hit.how === 'effect' || !noBattleDamage(board, hit.seat));
  const fights = target === null ? null : board.card(target);
  return {
    atk: board.now(attacker).atk,
    against: fights && (fights.position === 'attack' ? board.now(fights.id).atk : board.now(fights.id).def),
    damage: hurts ? { seat: hit.seat, amount: hit.fixed ?? hit.amount } : null,
    destroyed: destroyed.filter((id) => !protection(board, id, 'battle', otherSeat(board.card(id).controller))),
  };
};
