import { describe, expect, it } from 'vitest';
import { type Cell, cellsFrom, MEDALLION, sameSpot, spotOf } from './layout';
import { zoneName } from './names';

const flat = (bottom: 0 | 1) => cellsFrom(bottom).flat();
const named = (bottom: 0 | 1, name: string): Cell => flat(bottom).find((cell) => zoneName(cell, bottom) === name)!;

describe('layout', () => {
  it('has 33 cells, each on its own spot', () => {
    const spots = new Set(flat(0).map((cell) => `${cell.row}:${cell.col}`));
    expect(spots.size).toBe(33);
    expect(spots.has('2:1')).toBe(false);
    expect(spots.has('2:5')).toBe(false);
  });

  it('puts M1 to M5 from left to right below and oM1 to oM5 from right to left above', () => {
    for (let n = 1; n <= 5; n++) {
      expect(named(0, `M${n}`)).toMatchObject({ row: 3, col: n, seat: 0 });
      expect(named(0, `oM${n}`)).toMatchObject({ row: 1, col: 6 - n, seat: 1 });
      expect(named(1, `S${n}`)).toMatchObject({ row: 4, col: n, seat: 1 });
      expect(named(1, `oS${n}`)).toMatchObject({ row: 0, col: 6 - n, seat: 0 });
    }
  });

  it('shares the Extra Monster Zones: the left one of one seat is the right one of the other', () => {
    expect(spotOf(0, 'monsterZone', 5, 0)).toEqual(spotOf(1, 'monsterZone', 6, 0));
    expect(named(0, 'EL')).toMatchObject({ col: 2, indexOf: { 0: 5, 1: 6 } });
    expect(named(1, 'EL')).toMatchObject({ col: 2, indexOf: { 0: 6, 1: 5 } });
  });

  it('turns the table by 180 degrees for the other seat', () => {
    for (const place of ['deck', 'gy', 'banished', 'extraDeck', 'fieldZone'] as const) {
      const below = spotOf(0, place, 0, 0)!;
      expect(spotOf(1, place, 0, 0)).toEqual({ row: 4 - below.row, col: 6 - below.col });
      expect(spotOf(0, place, 0, 1)).toEqual(spotOf(1, place, 0, 0));
    }
  });

  it('has no spot for hands and for what is nowhere', () => {
    expect(spotOf(0, 'hand', 0, 0)).toBeNull();
    expect(spotOf(0, 'nowhere', 0, 0)).toBeNull();
    expect(sameSpot(MEDALLION, { row: 2, col: 3 })).toBe(true);
  });
});
