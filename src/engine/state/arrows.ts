/** Where Link Arrows point on the table: pure reads of the zones monsters are in. */
import type { Arrow, Seat } from '../terms';
import { EXTRA_MONSTER_ZONES, MAIN_ZONES } from '../terms';
import type { Board } from './board';

/** A zone of the table: rows 0 (seat 0), 1 (Extra Monster Zones) and 2 (seat 1), columns as seat 0 sees them. */
export interface Cell {
  x: number;
  y: number;
}
const STEPS: Record<Arrow, readonly [number, number]> = {
  topLeft: [-1, 1],
  top: [0, 1],
  topRight: [1, 1],
  left: [-1, 0],
  right: [1, 0],
  bottomLeft: [-1, -1],
  bottom: [0, -1],
  bottomRight: [1, -1],
};

export const cellOf = (seat: Seat, index: number): Cell => {
  const x = index === 5 ? 1 : index === 6 ? 3 : index;
  return { x: seat === 0 ? x : 4 - x, y: index > 4 ? 1 : seat === 0 ? 0 : 2 };
};
export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
const exists = ({ x, y }: Cell): boolean => x >= 0 && x <= 4 && y >= 0 && y <= 2 && (y !== 1 || x === 1 || x === 3);

/** Zones the Link Arrows of a monster point to, whatever its effects. */
export const pointsTo = (board: Board, id: number): Cell[] => {
  const c = board.card(id);
  const { arrows } = board.info(id);
  if (arrows.length === 0 || c.place !== 'monsterZone') return [];
  return cellsFrom(cellOf(c.controller, c.index), arrows, c.controller);
};
export const cellsFrom = ({ x, y }: Cell, arrows: readonly Arrow[], seat: Seat): Cell[] => {
  const sign = seat === 0 ? 1 : -1;
  return arrows.map((a) => ({ x: x + sign * STEPS[a][0], y: y + sign * STEPS[a][1] })).filter(exists);
};

export const everyMonster = (board: Board): number[] => [...board.in(0, 'monsterZone'), ...board.in(1, 'monsterZone')];

/** Whether a Link Monster points to this zone of a player. */
export const pointsAt = (board: Board, id: number, seat: Seat, index: number): boolean => {
  const at = cellOf(seat, index);
  return pointsTo(board, id).some((cell) => sameCell(cell, at));
};

/** Monster Zones arrows lead to from a zone of a player, as that player numbers them. */
export const zonesFrom = (seat: Seat, index: number, arrows: readonly Arrow[]): { seat: Seat; index: number }[] =>
  cellsFrom(cellOf(seat, index), arrows, seat).flatMap((cell) => {
    const own = cell.y === 1 ? seat : cell.y === 0 ? 0 : 1;
    const places = cell.y === 1 ? EXTRA_MONSTER_ZONES : MAIN_ZONES;
    const at = places.find((i) => sameCell(cellOf(own, i), cell));
    return at === undefined ? [] : [{ seat: own, index: at }];
  });

/** A Link Monster: its cell, and the cells its arrows point to. */
export interface Pointing {
  at: Cell;
  to: readonly Cell[];
}

/** All that is connected with a Link Monster by arrows that point at each other, itself first. */
export const coLinked = (start: Pointing, links: readonly Pointing[]): Pointing[] => {
  const reached = [start];
  for (const from of reached)
    for (const next of links)
      if (
        !reached.includes(next) &&
        from.to.some((cell) => sameCell(cell, next.at)) &&
        next.to.some((cell) => sameCell(cell, from.at))
      )
        reached.push(next);
  return reached;
};
