import { createChance } from './chance';
import type { Player } from './player';

/** Takes any option with equal odds. Finds what nobody would play. */
export function random(seed: number): Player {
  const chance = createChance(seed);
  return { name: `random(${seed})`, choose: ({ prompt }) => chance.below(prompt.options.length) };
}
