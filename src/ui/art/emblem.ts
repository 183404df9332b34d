/**
 * Card art made of facts: the attribute gives the ground, the eight passcode digits the rosette, the type the sigil,
 * Level or Rank the dots. Pure, so it runs in a worker, in Node and in a test; colours are tokens, so themes apply.
 */
import type { Attribute } from '@/engine/terms';
import type { Sigil } from './sigils';

type Ground = Attribute | 'spell' | 'trap';

export interface Emblem {
  /** Passcode, or any number that stands for a Token. */
  seed: number;
  ground: Ground;
  sigil: Sigil;
  /** Level, Rank or Link: dots along the lower edge. */
  stars: number;
}

type Point = readonly [x: number, y: number];

const fixed = (value: number): string => value.toFixed(1);

/** The closed curve of a passcode: its digits are petal lengths, there and back, so it is its own mirror image. */
export function rosette(passcode: number, base = 25, step = 2.5): string {
  const digits = [...String(passcode).padStart(8, '0').slice(-8)].map(Number);
  const petals = [...digits, ...digits.toReversed()];
  const turn = (2 * Math.PI) / petals.length;
  const at = (angle: number, radius: number): Point => [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)];
  const points = petals.flatMap((length, i) => [
    at((i + 0.5) * turn, base + length * step),
    at((i + 1) * turn, base - 6),
  ]);
  const point = (i: number): Point => points[(i + points.length) % points.length]!;
  const [startX, startY] = point(0);
  let path = `M${fixed(startX)} ${fixed(startY)}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 5, from[1] + (to[1] - before[1]) / 5];
    const second: Point = [to[0] - (after[0] - from[0]) / 5, to[1] - (after[1] - from[1]) / 5];
    path += `C${[first, second, to].map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join(' ')}`;
  }
  return `${path}Z`;
}

/** Turn of the hue in degrees: cousins of one attribute still differ. */
export function hueShift(passcode: number): number {
  return (((passcode * 7919) >>> 3) % 29) - 14;
}

/** Dots on the lower arc, one per Level. */
export function starDots(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((180 + (i - (count - 1) / 2) * 11) * Math.PI) / 180;
    return { x: 50 + 44 * Math.sin(angle), y: 50 - 44 * Math.cos(angle) };
  });
}

/** What goes inside the `<symbol>` of a card. The ground reaches past the square, so it fills wide cards too. */
export function emblemMarkup({ seed, ground, sigil, stars }: Emblem): string {
  const path = rosette(seed);
  const echo = (scale: number, width: number, opacity: number): string =>
    `<path d="${path}" transform="translate(50 50) scale(${scale}) translate(-50 -50)" stroke-width="${width}" opacity="${opacity}"/>`;
  const card = ground === 'spell' || ground === 'trap';
  const [offset, size] = card ? [24, 52] : [18, 64];
  const dots = starDots(stars)
    .map(({ x, y }) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="1.9"/>`)
    .join('');
  return [
    `<rect x="-60" y="-60" width="220" height="220" fill="var(--at-${ground})"/>`,
    `<g fill="none" stroke="var(--at-${ground}-2)">`,
    `<path d="${path}" fill="var(--at-${ground}-2)" fill-opacity=".85" stroke="none"/>`,
    echo(1.28, 0.9, 1),
    echo(1.6, 0.8, 0.8),
    echo(2, 0.7, 0.6),
    '</g>',
    `<use href="#g-${sigil}" x="${offset}" y="${offset}" width="${size}" height="${size}" fill="var(--at-${ground}-3)"/>`,
    `<g fill="var(--at-${ground}-3)" opacity=".85">${dots}</g>`,
  ].join('');
}
