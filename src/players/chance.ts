/** Seeded chance for players, so that a duel between programs can be played again from its seeds. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Chance {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** True in `percent` of 100 cases. */
  happens(percent: number): boolean;
}

export function createChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed | 0);
  const below = (count: number) => (count < 2 ? 0 : uniformInt(generator, 0, count - 1));
  return { below, happens: (percent) => below(100) < percent };
}

/** A seed of its own for each of several things that come from one seed (FNV-1a over the parts). */
export function mixSeeds(...parts: number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (let shift = 0; shift < 32; shift += 8) {
      hash ^= (part >>> shift) & 0xff;
      hash = Math.imul(hash, 0x01000193);
    }
  }
  return hash >>> 0;
}
