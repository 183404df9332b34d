/**
 * The field as a table of 5 rows and 7 columns, seen from the seat drawn at the bottom. The other seat's half is the
 * same turned by 180 degrees: `[deck|GY|banished] [5..1] [extra|field]` above, `[field|extra] [1..5] [banished|GY|deck]` below.
 */
import { otherSeat, type Place, type Seat } from '@/engine/terms';

export const ROWS = 5;
export const COLUMNS = 7;

export type PilePlace = 'deck' | 'extraDeck' | 'gy' | 'banished';
type ZonePlace = 'monsterZone' | 'spellTrapZone' | 'fieldZone';

export interface Spot {
  row: number;
  col: number;
}

export type Cell = Spot &
  (
    | { kind: 'zone'; seat: Seat; place: ZonePlace; index: number }
    /** An Extra Monster Zone belongs to nobody: both seats have an index for it. */
    | { kind: 'extraZone'; indexOf: Record<Seat, 5 | 6> }
    | { kind: 'pile'; seat: Seat; place: PilePlace }
    | { kind: 'medallion' }
  );

const MIDDLE = 2;
export const MEDALLION: Spot = { row: MIDDLE, col: 3 };

/** Key of a zone in `zoneChoices` and `onZone`. */
export const zoneKey = (seat: Seat, place: Place, index: number): string => `${seat}:${place}:${index}`;

/** Turns a spot of the bottom half into the same one of the other seat. */
const turned = (spot: Spot): Spot => ({ row: ROWS - 1 - spot.row, col: COLUMNS - 1 - spot.col });

/** Where a place of a seat is drawn; null for what has no spot of its own (hand, nowhere, attached). */
export function spotOf(seat: Seat, place: Place, index: number, bottom: Seat): Spot | null {
  const own = ownSpot(place, index);
  if (!own) return null;
  return seat === bottom ? own : turned(own);
}

function ownSpot(place: Place, index: number): Spot | null {
  switch (place) {
    case 'monsterZone':
      return index < 5 ? { row: 3, col: index + 1 } : { row: MIDDLE, col: index === 5 ? 2 : 4 };
    case 'spellTrapZone':
      return { row: 4, col: index + 1 };
    case 'fieldZone':
      return { row: 3, col: 0 };
    case 'extraDeck':
      return { row: 4, col: 0 };
    case 'deck':
      return { row: 4, col: 6 };
    case 'gy':
      return { row: 3, col: 6 };
    case 'banished':
      return { row: MIDDLE, col: 6 };
    default:
      return null;
  }
}

/** All cells in reading order, row by row. The two unused ones of the middle row are left out. */
export function cellsFrom(bottom: Seat): Cell[][] {
  const top = otherSeat(bottom);
  const rows: Cell[][] = Array.from({ length: ROWS }, () => []);
  const add = (cell: Cell) => rows[cell.row]!.push(cell);
  for (const seat of [top, bottom]) {
    for (const place of ['monsterZone', 'spellTrapZone'] as const) {
      for (let index = 0; index < 5; index++) add({ kind: 'zone', seat, place, index, ...spot(seat, place, index) });
    }
    add({ kind: 'zone', seat, place: 'fieldZone', index: 0, ...spot(seat, 'fieldZone', 0) });
    for (const place of ['deck', 'extraDeck', 'gy', 'banished'] as const) {
      add({ kind: 'pile', seat, place, ...spot(seat, place, 0) });
    }
  }
  for (const index of [5, 6] as const) {
    const indexOf = bottom === 0 ? { 0: index, 1: mirrored(index) } : { 0: mirrored(index), 1: index };
    add({ kind: 'extraZone', indexOf, ...spot(bottom, 'monsterZone', index) });
  }
  add({ kind: 'medallion', ...MEDALLION });
  return rows.map((row) => row.toSorted((a, b) => a.col - b.col));

  function spot(seat: Seat, place: Place, index: number): Spot {
    return spotOf(seat, place, index, bottom)!;
  }
}

const mirrored = (index: 5 | 6): 5 | 6 => (index === 5 ? 6 : 5);

export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.row === b.row && a.col === b.col;
