/**
 * Zones for Summoned monsters, with the Extra Monster Zones and Link Arrows (OCG rules since April 2020): Link Monsters
 * and face-up Pendulum Monsters from the Extra Deck need an Extra Monster Zone or a zone a Link Monster points to.
 */
import { cellOf, cellsFrom, coLinked, everyMonster, pointsAt, pointsTo, sameCell } from '../state/arrows';
import type { Board } from '../state/board';
import type { Delayed } from '../state/duel';
import type { Seat } from '../terms';
import { EXTRA_MONSTER_ZONES, MAIN_ZONES, otherSeat, PENDULUM_ZONES } from '../terms';

/** Of these zones of a player, those a Link Monster points to. */
export const amongPointedTo = (board: Board, id: number, seat: Seat, zones: readonly number[]): number[] => {
  const cells = pointsTo(board, id);
  return zones.filter((i) => cells.some((cell) => sameCell(cell, cellOf(seat, i))));
};

/** Free Main Monster Zones of a player that a Link Monster points to. */
export const freeZonesPointedTo = (board: Board, id: number, seat: Seat): number[] =>
  amongPointedTo(board, id, seat, freeMonsterZones(board, seat));

/** Whether a Link Monster (of either player) points to this zone. */
export const isLinkedZone = (board: Board, seat: Seat, index: number, without?: ReadonlySet<number>): boolean =>
  everyMonster(board).some((id) => !without?.has(id) && pointsAt(board, id, seat, index));

/** A zone kept for a monster that is banished for a time. */
const holds = (board: Board, { returns }: Delayed, seat: Seat, index: number): boolean =>
  returns?.holdsZone === true &&
  returns.place === 'monsterZone' &&
  returns.controller === seat &&
  returns.index === index &&
  board.card(returns.ref.card).stay === returns.ref.stay;

const taken = (board: Board, seat: Seat, index: number, freed?: ReadonlySet<number>): boolean => {
  const id = board.duel.seats[seat].monsterZones[index];
  if (id !== null && id !== undefined && !freed?.has(id)) return true;
  if (board.duel.delayed.length > 0 && board.duel.delayed.some((x) => holds(board, x, seat, index))) return true;
  return (
    board.duel.summon?.monsters.some(
      (m) => m.controller === seat && m.index === index && board.card(m.card).place === 'nowhere',
    ) ?? false
  );
};

/** Free Main Monster Zones, leaving out zones of pending Summons; with `freed` counting monsters about to leave. */
export const freeMonsterZones = (board: Board, seat: Seat, freed?: ReadonlySet<number>): number[] =>
  MAIN_ZONES.filter((i) => !taken(board, seat, i, freed));

export const freeSpellTrapZones = (board: Board, seat: Seat, freed?: ReadonlySet<number>): number[] =>
  MAIN_ZONES.filter((i) => {
    const id = board.duel.seats[seat].spellTrapZones[i];
    return id === null || id === undefined || (freed?.has(id) ?? false);
  });

export const freePendulumZones = (board: Board, seat: Seat): number[] =>
  PENDULUM_ZONES.filter((i) => board.duel.seats[seat].spellTrapZones[i] === null);

/** The two Extra Monster Zones are shared: each player sees the other's left one on the right. */
const acrossOf = (index: number): number => 11 - index;

/** Free Extra Monster Zones: each player has one, or both in an Extra Link. */
const freeExtraZones = (board: Board, seat: Seat, id: number, freed?: ReadonlySet<number>): number[] => {
  const own = EXTRA_MONSTER_ZONES.filter((i) => taken(board, seat, i, freed));
  return EXTRA_MONSTER_ZONES.filter((i) => {
    if (taken(board, seat, i, freed) || taken(board, otherSeat(seat), acrossOf(i), freed)) return false;
    return own.length === 0 || completesExtraLink(board, seat, id, i, freed);
  });
};

/** Extra Link: Link Monsters that point to each other, without a gap from one Extra Monster Zone to the other. */
const completesExtraLink = (
  board: Board,
  seat: Seat,
  id: number,
  index: number,
  freed?: ReadonlySet<number>,
): boolean => {
  const { arrows } = board.info(id);
  if (arrows.length === 0) return false;
  const links = everyMonster(board)
    .filter((m) => !freed?.has(m) && board.info(m).arrows.length > 0)
    .map((m) => {
      const c = board.card(m);
      return { at: cellOf(c.controller, c.index), to: pointsTo(board, m) };
    });
  const start = cellOf(seat, index);
  const reached = coLinked({ at: start, to: cellsFrom(start, arrows, seat) }, links);
  return reached.some((l) => l.at.y === 1 && l.at.x !== start.x);
};

/** What is Summoned from the Extra Deck only to an Extra Monster Zone or a zone a Link Monster points to. */
const needsLink = (board: Board, id: number): boolean => {
  const c = board.card(id);
  return board.info(id).def.frame === 'link' || c.faceUp;
};

/**
 * Zones of a player's field a monster can be Summoned to from where it is.
 * @param freed monsters about to leave (materials, Tributes)
 */
export const summonZones = (board: Board, id: number, seat: Seat, freed?: ReadonlySet<number>): number[] => {
  const main = freeMonsterZones(board, seat, freed);
  // A Token that is about to be made has no entity yet.
  if (board.duel.cards[id]?.place !== 'extraDeck') return main;
  const inMain = needsLink(board, id) ? main.filter((i) => isLinkedZone(board, seat, i, freed)) : main;
  return [...inMain, ...freeExtraZones(board, seat, id, freed)];
};
