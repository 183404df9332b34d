/** Seeded randomness kept in the state (pure-rand, xoroshiro128+). */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Generator state for a 32-bit seed; mixed (splitmix32), so that neighbouring seeds begin differently. */
export const seedState = (seed: number): number[] => {
  let s = seed | 0;
  const next = (): number => {
    s = (s + 0x9e3779b9) | 0;
    let z = Math.imul(s ^ (s >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  return [next(), next(), next(), next()];
};

/** An integer from 0 to `below` - 1 and the next generator state. */
export const draw = (state: readonly number[], below: number): { value: number; state: number[] } => {
  const g = xoroshiro128plusFromState(state);
  const value = uniformInt(g, 0, below - 1);
  return { value, state: [...g.getState()] };
};

/** Fisher-Yates shuffle; returns a new list and the next generator state. */
export const shuffled = (list: readonly number[], state: readonly number[]): { list: number[]; state: number[] } => {
  const g = xoroshiro128plusFromState(state);
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = uniformInt(g, 0, i);
    const a = out[i] as number;
    out[i] = out[j] as number;
    out[j] = a;
  }
  return { list: out, state: [...g.getState()] };
};
