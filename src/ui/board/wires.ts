/**
 * Routes for the lines of the field: link to target, attacker to target, draft to choice. A line leaves a card at its
 * edge, runs in the middle of the gutters between zones and enters at an edge, so that no card is ever crossed.
 * Pure geometry in pixels of the field.
 */
import { COLUMNS, ROWS, type Spot } from './layout';

/** Measures of the field: cell width and height, gutter. */
export interface Measures {
  cw: number;
  ch: number;
  g: number;
  /** Cards fill their zones (phones). */
  narrow: boolean;
}

/** A card in a cell, or a place outside the field at a share of its width (a hand, the other player). */
export type End = (Spot & { lying: boolean }) | { edge: 'top' | 'bottom'; at: number };

export interface WireRequest {
  key: string;
  from: End;
  to: End;
}

export interface Wire {
  key: string;
  /** The line. */
  d: string;
  /** The open arrow head at its end. */
  head: string;
  /** Where its number can stand. */
  label: { x: number; y: number };
}

type Point = [x: number, y: number];
interface Segment {
  /** Which gutter: `h2` lies between rows 1 and 2, `v3` between columns 2 and 3. */
  gutter: string;
  from: number;
  to: number;
  lane: number;
}
interface Route {
  points: Point[];
  segments: Segment[];
  cost: number;
}
/** Where a line may leave or enter: a gutter, and the point on the card's edge. */
interface Port {
  axis: 'h' | 'v';
  gutter: number;
  at: Point;
  /** For the second and third line on the same side. */
  side: string;
}

const BEND = 24;
const CROSSING = 30;
/** Brackets around a target are open above and below. */
const SIDE_ENTRY = 70;
/** A line that shares a gutter or a side of a card with another is harder to follow. */
const SHARED_LANE = 60;
const SHARED_SIDE = 40;

/** Routes the lines in the order given: the first ones get the gutters, what finds no free lane is left out. */
export function routeWires(requests: readonly WireRequest[], m: Measures): Wire[] {
  const used: Segment[] = [];
  const portUse = new Map<string, number>();
  const routes: { key: string; points: Point[] }[] = [];
  for (const request of requests) {
    const best = bestRoute(request, m, used, portUse);
    if (!best) continue;
    used.push(...best.route.segments);
    for (const side of best.sides) portUse.set(side, (portUse.get(side) ?? 0) + 1);
    routes.push({ key: request.key, points: best.route.points });
  }
  const size = unit(m);
  const labels: Point[] = [];
  return routes.map(({ key, points }) => {
    const others = routes.filter((route) => route.key !== key).map((route) => route.points);
    const label = labelSpot(points, others, labels, 12 * size);
    labels.push(label);
    return {
      key,
      d: rounded(points, 7 * size),
      head: arrowHead(points, 5 * size),
      label: { x: label[0], y: label[1] },
    };
  });
}

/** One design pixel: the gutter is 14 of them at the drawn size. */
const unit = (m: Measures): number => Math.min(2, Math.max(0.6, m.g / 14));

function lanesIn(m: Measures): number[] {
  const apart = 4 * unit(m);
  const room = Math.min(3, Math.max(1, Math.floor((m.g - 2) / apart)));
  return [0, -apart, apart].slice(0, room);
}

function bestRoute(
  { from, to }: WireRequest,
  m: Measures,
  used: readonly Segment[],
  portUse: ReadonlyMap<string, number>,
): { route: Route; sides: string[] } | null {
  let best: { route: Route; sides: string[] } | null = null;
  for (const start of ports(from, m, portUse)) {
    for (const end of ports(to, m, portUse)) {
      for (const via of ways(start, end)) {
        const route = trace(start, end, via, m, used);
        if (!route) continue;
        route.cost += SHARED_SIDE * ((portUse.get(start.side) ?? 0) + (portUse.get(end.side) ?? 0));
        if (!best || route.cost < best.route.cost) best = { route, sides: [start.side, end.side] };
      }
    }
  }
  return best;
}

/** The gutter to change over in: none if both ends share one, else any crossing one that lies inside the field. */
function ways(start: Port, end: Port): (number | null)[] {
  if (start.axis !== end.axis) return [null];
  if (start.gutter === end.gutter) return [null];
  const count = start.axis === 'h' ? COLUMNS : ROWS;
  return Array.from({ length: count - 1 }, (_, i) => i + 1);
}

function ports(end: End, m: Measures, portUse: ReadonlyMap<string, number>): Port[] {
  if ('edge' in end) {
    const gutter = end.edge === 'top' ? 0 : ROWS;
    const outside = end.edge === 'top' ? -m.g : height(m) + m.g;
    const side = `${end.edge}${end.at.toFixed(2)}`;
    return [{ axis: 'h', gutter, at: [end.at * width(m) + shift(side), outside], side }];
  }
  const { row, col } = end;
  const x = col * (m.cw + m.g) + m.cw / 2;
  const y = row * (m.ch + m.g) + m.ch / 2;
  const [halfW, halfH] = halfCard(end.lying, m);
  const gap = 2 * unit(m);
  const all: Port[] = [];
  const add = (axis: 'h' | 'v', gutter: number, at: (move: number) => Point, name: string) => {
    const last = axis === 'h' ? ROWS : COLUMNS;
    if (gutter === 0 || gutter === last) return;
    const side = `${row}:${col}:${name}`;
    all.push({ axis, gutter, at: at(shift(side)), side });
  };
  add('h', row, (move) => [x + move, y - halfH - gap], 'up');
  add('h', row + 1, (move) => [x + move, y + halfH + gap], 'down');
  add('v', col, (move) => [x - halfW - gap, y + move], 'left');
  add('v', col + 1, (move) => [x + halfW + gap, y + move], 'right');
  return all;

  /** The second line at a side stands left of the first, the third right of it. */
  function shift(side: string): number {
    const n = portUse.get(side) ?? 0;
    return (n % 2 === 1 ? -1 : 1) * Math.ceil(n / 2) * 10 * unit(m);
  }
}

function halfCard(lying: boolean, m: Measures): [w: number, h: number] {
  if (m.narrow) return lying ? [m.cw / 2, m.ch * 0.38] : [m.cw / 2 - 2, m.ch / 2 - 2];
  const w = m.cw * 0.69;
  const h = (w * 86) / 59;
  return lying ? [h / 2, w / 2] : [w / 2, h / 2];
}

const width = (m: Measures): number => COLUMNS * m.cw + (COLUMNS - 1) * m.g;
const height = (m: Measures): number => ROWS * m.ch + (ROWS - 1) * m.g;

/** Middle of a gutter across its length. */
function gutterLine(axis: 'h' | 'v', index: number, m: Measures): number {
  return index * ((axis === 'h' ? m.ch : m.cw) + m.g) - m.g / 2;
}

function trace(start: Port, end: Port, via: number | null, m: Measures, used: readonly Segment[]): Route | null {
  const segments: Segment[] = [];
  const lane = (axis: 'h' | 'v', index: number, a: number, b: number): number | null => {
    const gutter = `${axis}${index}`;
    const [from, to] = a < b ? [a, b] : [b, a];
    const free = lanesIn(m).findIndex((_, n) =>
      [...used, ...segments].every((s) => s.gutter !== gutter || s.lane !== n || s.to + 4 < from || s.from - 4 > to),
    );
    if (free < 0) return null;
    segments.push({ gutter, from, to, lane: free });
    return gutterLine(axis, index, m) + lanesIn(m)[free]!;
  };
  /** Coordinate along a gutter of the axis. */
  const along = (port: Port): number => port.at[port.axis === 'h' ? 0 : 1];
  const at = (axis: 'h' | 'v', alongIt: number, across: number): Point =>
    axis === 'h' ? [alongIt, across] : [across, alongIt];

  const points: Point[] = [start.at];
  if (via !== null) {
    const other = start.axis === 'h' ? 'v' : 'h';
    const middle = gutterLine(other, via, m);
    const first = lane(start.axis, start.gutter, along(start), middle);
    const second = lane(end.axis, end.gutter, middle, along(end));
    if (first === null || second === null) return null;
    const change = lane(other, via, first, second);
    if (change === null) return null;
    points.push(
      at(start.axis, along(start), first),
      at(start.axis, change, first),
      at(end.axis, change, second),
      at(end.axis, along(end), second),
    );
  } else if (start.axis === end.axis) {
    const line = lane(start.axis, start.gutter, along(start), along(end));
    if (line === null) return null;
    points.push(at(start.axis, along(start), line), at(end.axis, along(end), line));
  } else {
    const first = lane(start.axis, start.gutter, along(start), gutterLine(end.axis, end.gutter, m));
    const second = lane(end.axis, end.gutter, gutterLine(start.axis, start.gutter, m), along(end));
    if (first === null || second === null) return null;
    points.push(at(start.axis, along(start), first), at(start.axis, second, first), at(end.axis, along(end), second));
  }
  points.push(end.at);
  const clean = straightened(points);
  const shared = segments.filter((segment) => segment.lane > 0).length;
  const cost = lengthOf(clean) + BEND * clean.length + CROSSING * crossings(segments, used, m) + SHARED_LANE * shared;
  return { points: clean, segments, cost: cost + (end.axis === 'v' ? SIDE_ENTRY : 0) };
}

/** Drops points in the middle of a straight run. */
function straightened(points: readonly Point[]): Point[] {
  return points.filter((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) return true;
    const flat = Math.abs(before[1] - point[1]) < 0.5 && Math.abs(after[1] - point[1]) < 0.5;
    const steep = Math.abs(before[0] - point[0]) < 0.5 && Math.abs(after[0] - point[0]) < 0.5;
    return !flat && !steep;
  });
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const before = points[i - 1];
    return before ? sum + Math.abs(x - before[0]) + Math.abs(y - before[1]) : 0;
  }, 0);

function crossings(segments: readonly Segment[], used: readonly Segment[], m: Measures): number {
  let count = 0;
  for (const a of segments) {
    for (const b of used) {
      if (a.gutter[0] === b.gutter[0]) continue;
      const [line, across] = [lineOf(a, m), lineOf(b, m)];
      if (b.from < line && line < b.to && a.from < across && across < a.to) count++;
    }
  }
  return count;
}

const lineOf = (s: Segment, m: Measures): number =>
  gutterLine(s.gutter[0] as 'h' | 'v', Number(s.gutter.slice(1)), m) + lanesIn(m)[s.lane]!;

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

function rounded(points: readonly Point[], radius: number): string {
  let d = `M${fixed(points[0]![0])} ${fixed(points[0]![1])}`;
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i]!;
    const before = points[i - 1]!;
    const after = points[i + 1];
    if (!after) {
      d += `L${fixed(x)} ${fixed(y)}`;
      continue;
    }
    const r = Math.min(radius, distance(before, [x, y]) / 2, distance([x, y], after) / 2);
    const [inX, inY] = towards([x, y], before, r);
    const [outX, outY] = towards([x, y], after, r);
    d += `L${fixed(inX)} ${fixed(inY)}Q${fixed(x)} ${fixed(y)} ${fixed(outX)} ${fixed(outY)}`;
  }
  return d;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function towards(from: Point, to: Point, by: number): Point {
  const all = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * by) / all, from[1] + ((to[1] - from[1]) * by) / all];
}

function arrowHead(points: readonly Point[], size: number): string {
  const tip = points.at(-1)!;
  const [bx, by] = towards(tip, points.at(-2)!, size);
  const [dx, dy] = [bx - tip[0], by - tip[1]];
  return `M${fixed(bx - dy)} ${fixed(by + dx)}L${fixed(tip[0])} ${fixed(tip[1])}L${fixed(bx + dy)} ${fixed(by - dx)}`;
}

/** A spot on a long run that no other line or number comes near; the middle of the longest if there is none. */
function labelSpot(
  points: readonly Point[],
  others: readonly Point[][],
  labels: readonly Point[],
  room: number,
): Point {
  const runs = points.slice(1).map((to, i) => ({ from: points[i]!, to }));
  runs.sort((a, b) => distance(b.from, b.to) - distance(a.from, a.to));
  const spots = runs.flatMap(({ from, to }) => {
    if (distance(from, to) < room * 2.5) return [];
    return [0.5, 0.38, 0.62, 0.26, 0.74].map(
      (t): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
    );
  });
  const free = (spot: Point) =>
    labels.every((label) => distance(label, spot) > room * 1.6) &&
    others.every((line) => line.slice(1).every((to, i) => distanceToRun(spot, line[i]!, to) > room * 0.75));
  const { from, to } = runs[0]!;
  return spots.find(free) ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** Distance of a point from an upright or level run. */
function distanceToRun([x, y]: Point, a: Point, b: Point): number {
  const nearX = Math.min(Math.max(x, Math.min(a[0], b[0])), Math.max(a[0], b[0]));
  const nearY = Math.min(Math.max(y, Math.min(a[1], b[1])), Math.max(a[1], b[1]));
  return Math.hypot(x - nearX, y - nearY);
}
