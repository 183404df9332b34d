import { describe, expect, it } from 'vitest';
import { COLUMNS, ROWS, type Spot } from './layout';
import { type Measures, routeWires, type WireRequest } from './wires';

const desk: Measures = { cw: 96, ch: 101, g: 14, narrow: false };
const phone: Measures = { cw: 44, ch: 48.4, g: 5.44, narrow: true };

const card = (row: number, col: number, lying = false) => ({ row, col, lying });
const wire = (from: WireRequest['from'], to: WireRequest['to'], key = 'w'): WireRequest => ({ key, from, to });

/** The straight runs of a path, corners squared. */
function runs(d: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, letter, rest] of d.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const n = rest!.trim().split(/ /).map(Number);
    if (letter === 'Q') points.push([n[0]!, n[1]!]);
    else points.push([n[0]!, n[1]!]);
  }
  return points;
}

/** Cells a path passes through the middle half of. */
function crossed(d: string, m: Measures): Spot[] {
  const points = runs(d);
  const spots: Spot[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLUMNS; col++) {
      const left = col * (m.cw + m.g) + m.cw * 0.2;
      const top = row * (m.ch + m.g) + m.ch * 0.2;
      const inside = points.slice(1).some((b, i) => {
        const a = points[i]!;
        return (
          Math.max(a[0], b[0]) > left &&
          Math.min(a[0], b[0]) < left + m.cw * 0.6 &&
          Math.max(a[1], b[1]) > top &&
          Math.min(a[1], b[1]) < top + m.ch * 0.6
        );
      });
      if (inside) spots.push({ row, col });
    }
  }
  return spots;
}

describe.each([
  ['desktop', desk],
  ['phone', phone],
])('routes on a %s', (_, m) => {
  it('never cross a card', () => {
    for (let from = 0; from < ROWS * COLUMNS; from++) {
      for (let to = 0; to < ROWS * COLUMNS; to++) {
        if (from === to) continue;
        const a = card(Math.floor(from / COLUMNS), from % COLUMNS);
        const b = card(Math.floor(to / COLUMNS), to % COLUMNS);
        const [routed] = routeWires([wire(a, b)], m);
        expect(routed, `${from} to ${to}`).toBeDefined();
        expect(crossed(routed!.d, m), `${from} to ${to}`).toEqual([]);
      }
    }
  });

  it('runs only level and upright', () => {
    const [routed] = routeWires([wire(card(4, 3), card(1, 0))], m);
    const points = runs(routed!.d);
    points.slice(1).forEach(([x, y], i) => {
      const [px, py] = points[i]!;
      expect(Math.min(Math.abs(x - px), Math.abs(y - py))).toBeLessThan(0.2);
    });
  });
});

describe('lanes', () => {
  it('keep lines of one gutter apart and leave out what finds no room', () => {
    const same = Array.from({ length: 30 }, (_, i) => wire(card(3, 1), card(1, 5), `w${i}`));
    const many = routeWires(same, desk);
    expect(many.length).toBeGreaterThan(3);
    expect(many.length).toBeLessThan(30);
    expect(new Set(many.map((w) => w.d)).size).toBe(many.length);
  });

  it('serves the first request first', () => {
    const alone = routeWires([wire(card(3, 1), card(1, 5), 'first')], desk)[0]!;
    const both = routeWires([wire(card(3, 1), card(1, 5), 'first'), wire(card(3, 2), card(1, 4), 'second')], desk);
    expect(both[0]!.d).toBe(alone.d);
  });

  it('reaches hands and the other player from the edge of the field', () => {
    const [direct] = routeWires([wire(card(3, 4), { edge: 'top', at: 0.15 })], desk);
    expect(Math.min(...runs(direct!.d).map(([, y]) => y))).toBeLessThan(0);
    const [hand] = routeWires([wire({ edge: 'bottom', at: 0.5 }, card(1, 4))], desk);
    expect(runs(hand!.d)[0]![1]).toBeGreaterThan(5 * 101 + 4 * 14);
  });
});
