/** Facts about Summons: may this monster be Special Summoned, what may be Summoned from the Extra Deck, how many Tributes. */

import { allHold } from '../conditions/index';
import { matches } from '../selectors/match';
import type { Board } from '../state/board';
import type { Place, Seat } from '../terms';
import { EXTRA_DECK_FRAMES } from '../terms';
import { onlyOneLock, summonLock, tributeLock } from './locks';

/**
 * Why an effect (or its own procedure) may not Special Summon this monster: a rule id, or null.
 * Free zones are the caller's question: it knows what leaves first.
 * @param by `procedure`: in the way its text or frame asks for; `materials`: by a Fusion, Ritual, Synchro, Xyz or Link
 *   Summon, or treated as one; `treated`: only treated as one, without materials; `source`: the card whose effect does it
 */
export const specialSummonRefusal = (
  board: Board,
  id: number,
  seat: Seat,
  by: {
    procedure: boolean;
    materials?: true;
    treated?: true;
    source?: number;
    ignoringConditions?: true;
    becomes?: true;
    to?: Seat;
  },
): {
  rule: 'cannot-be-special-summoned' | 'revival-limit' | 'locked' | 'used-this-turn';
  source?: number;
  /** How long the lock lasts; null while its effect applies. */
  until?: string | null;
} | null => {
  const c = board.card(id);
  const info = board.info(id);
  if (info.printed.kind !== 'monster' && !by.becomes) return { rule: 'cannot-be-special-summoned' };
  const lock = summonLock(board, seat, 'special', id, by.source) ?? onlyOneLock(board, by.to ?? seat, id);
  if (info.rules.has('onlyOneSpecialSummonPerTurn') && wasSpecialSummoned(board, seat, id))
    return { rule: 'used-this-turn' };
  if (by.ignoringConditions) return lock ? { rule: 'locked', source: lock.source, until: lock.until } : null;
  if (info.rules.has('cannotBeSpecialSummoned')) return { rule: 'cannot-be-special-summoned' };
  if (c.place === 'gy' && info.rules.has('cannotBeSpecialSummonedFromGY'))
    return { rule: 'cannot-be-special-summoned' };
  if (by.procedure && info.rules.has('canOnlyBeSpecialSummonedByEffects'))
    return { rule: 'cannot-be-special-summoned' };
  // A monster with a way of its own is not Summoned properly with its materials in another.
  const proper = by.procedure && !(by.materials && info.procedures.length > 0);
  if (!proper && info.rules.has('canOnlyBeSpecialSummonedByItsProcedure'))
    return { rule: 'cannot-be-special-summoned' };
  if (!proper && info.rules.has('mustFirstBeSummonedByItsProcedure') && !c.properlySummoned)
    return { rule: 'revival-limit' };
  if (!(by.procedure && !by.treated) && info.rules.has('mustFirstBeSummonedWithItsMaterials') && !c.properlySummoned)
    return { rule: 'revival-limit' };
  const own = by.source === id;
  if (!own && info.rules.has('canOnlyBeSpecialSummonedByItsOwnEffect')) return { rule: 'cannot-be-special-summoned' };
  if (!own && info.rules.has('mustFirstBeSummonedByItsOwnEffect') && !c.properlySummoned)
    return { rule: 'revival-limit' };
  if (!by.procedure && !c.properlySummoned && hasRevivalLimit(info.def.frame, c.place))
    return { rule: 'revival-limit' };
  return lock ? { rule: 'locked', source: lock.source, until: lock.until } : null;
};

/** Whether this player has Special Summoned a monster of this name this turn; a negated Summon was none. */
const wasSpecialSummoned = (board: Board, seat: Seat, id: number): boolean =>
  board.duel.log.some(
    (e) => e.type === 'summoned' && e.method === 'special' && e.seat === seat && e.def === board.card(id).def,
  );

/** Monsters of these frames come back only if they were Summoned properly before. */
const hasRevivalLimit = (frame: string | undefined, place: Place): boolean =>
  frame === 'ritual' || (EXTRA_DECK_FRAMES.includes(frame) && place !== 'extraDeck');

/** Tributes a Normal Summon or Set of this monster needs (Level 5 and 6 one, 7 and higher two), less what reduces them. */
export const tributesNeeded = (board: Board, id: number): number => {
  const level = board.info(id).printed.level;
  if (board.info(id).rules.has('needsThreeTributes')) return 3;
  let n = level >= 7 ? 2 : level >= 5 ? 1 : 0;
  for (const l of board.derived.locks)
    if (l.mod.mod === 'fewerTributes' && matches(board, id, l.mod.to, l.ask)) n -= l.mod.n;
  return Math.max(0, n);
};

/** Whether the text of a monster lets it be Normal Summoned without Tributing now. */
const withoutTributing = (board: Board, seat: Seat, id: number): boolean => {
  const info = board.info(id);
  if (!info.rules.has('canBeNormalSummonedWithoutTributing')) return false;
  const ask = { card: id, stay: board.card(id).stay, seat, vars: {} };
  return info.effects.some(
    ({ effect }) =>
      effect.kind === 'rule' && effect.rule === 'canBeNormalSummonedWithoutTributing' && allHold(board, effect.if, ask),
  );
};

/** For how many Tributes a monster counts at most, for the Summon of another; face-down too (ruling fd-double-tribute). */
const worthOf = (board: Board, tribute: number, summoned: number, seat: Seat): number => {
  const info = board.info(tribute);
  if (!info.rules.has('countsAsTwoTributes') || board.derived.negated.has(tribute)) return 1;
  const ask = { card: tribute, stay: board.card(tribute).stay, seat, vars: {} };
  const counts = info.effects.some(
    ({ effect }) =>
      effect.kind === 'rule' &&
      effect.rule === 'countsAsTwoTributes' &&
      (effect.of === undefined || matches(board, summoned, effect.of, ask)),
  );
  return counts ? 2 : 1;
};

export interface Tributes {
  /** How many are due, and how many at least have to be chosen. */
  need: number;
  least: number;
  /** What the player's monsters come to together. */
  have: number;
  /** Whether these Tributes will do, none of them superfluous. */
  fits(set: readonly number[]): boolean;
}
/** What a player may Tribute for a Normal Summon or Set of this monster. */
export const tributesFor = (board: Board, seat: Seat, id: number, set: boolean): Tributes => {
  const need = tributesNeeded(board, id);
  const worth = (ids: readonly number[]): number => ids.reduce((n, t) => n + worthOf(board, t, id, seat), 0);
  const free = need === 0 || (!set && withoutTributing(board, seat, id));
  const fits = (ids: readonly number[]): boolean =>
    ids.length === 0 ? free : ids.length <= need && worth(ids) >= need;
  const own = tributable(board, seat);
  const best = own.some((t) => worthOf(board, t, id, seat) > 1) ? Math.ceil(need / 2) : need;
  return { need, least: free ? 0 : best, have: worth(own), fits };
};

/** Monsters a player may Tribute for a Tribute Summon: his own. */
export const tributable = (board: Board, seat: Seat): number[] =>
  board.in(seat, 'monsterZone').filter((id) => tributeLock(board, id, true) === null);
