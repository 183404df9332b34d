/** The Pendulum Summon: Scales, and which monsters stand between them. */
import type { Board } from '../state/board';
import type { Seat } from '../terms';
import { PENDULUM_ZONES } from '../terms';
import { specialSummonRefusal } from './summoning';
import { summonZones } from './zones';

/** The card in a Pendulum Zone whose activation has resolved, or null. */
const inZone = (board: Board, seat: Seat, index: number): number | null => {
  const id = board.duel.seats[seat].spellTrapZones[index];
  if (id === null || id === undefined) return null;
  const { field, faceUp } = board.card(id);
  return faceUp && field?.pendulum && field.resolved ? id : null;
};

/** The Scale a card in a Pendulum Zone has: changes apply in the order in which they began. */
export const scaleOf = (board: Board, id: number): number => {
  const { pendulum } = board.info(id).def;
  let scale = (board.card(id).index === PENDULUM_ZONES[0] ? pendulum?.left : pendulum?.right) ?? 0;
  for (const { mod } of board.derived.on.get(id) ?? [])
    if (mod.mod === 'scale') scale = Math.max(0, (mod.set ?? scale) + (mod.add ?? 0));
  return scale;
};

/** Both Pendulum Cards with the Levels between their Scales, or null. */
export const scalesOf = (
  board: Board,
  seat: Seat,
): { cards: [number, number]; above: number; below: number } | null => {
  const [left, right] = PENDULUM_ZONES.map((i) => inZone(board, seat, i));
  if (left === null || right === null || left === undefined || right === undefined) return null;
  const [a, b] = [scaleOf(board, left), scaleOf(board, right)];
  return { cards: [left, right], above: Math.min(a, b), below: Math.max(a, b) };
};

/** Monsters a player could Pendulum Summon: from the hand, and face-up Pendulum Monsters from the Extra Deck. */
export const pendulumMonsters = (board: Board, seat: Seat): number[] => {
  const scales = scalesOf(board, seat);
  if (!scales) return [];
  const s = board.duel.seats[seat];
  const fits = (id: number): boolean => {
    const { level } = board.now(id);
    return (
      level > scales.above &&
      level < scales.below &&
      summonZones(board, id, seat).length > 0 &&
      specialSummonRefusal(board, id, seat, { procedure: false }) === null
    );
  };
  return [
    ...s.hand.filter(fits),
    ...s.extraDeck.filter((id) => board.card(id).faceUp && board.info(id).def.pendulum !== undefined && fits(id)),
  ];
};

/** Whether all these monsters find a zone at one time, besides zones already chosen. */
export const zonesFor = (board: Board, seat: Seat, ids: readonly number[], chosen: readonly number[] = []): boolean => {
  const choices = ids.map((id) => summonZones(board, id, seat)).sort((a, b) => a.length - b.length);
  const used = new Set<number>(chosen);
  const place = (i: number): boolean => {
    const zones = choices[i];
    if (!zones) return true;
    for (const z of zones) {
      // Only one monster of a Pendulum Summon can go to an Extra Monster Zone.
      if (used.has(z) || (z > 4 && [...used].some((u) => u > 4))) continue;
      used.add(z);
      if (place(i + 1)) return true;
      used.delete(z);
    }
    return false;
  };
  return place(0);
};
