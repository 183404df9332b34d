/** First hands of a deck, to look at. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The first cards of the deck once it is shuffled; the same number shuffles it in the same way. */
export function drawnFrom(main: readonly number[], seed: number, drawn: number): number[] {
  const random = xoroshiro128plus(seed);
  const rest = [...main];
  const hand: number[] = [];
  while (hand.length < drawn && rest.length > 0) hand.push(...rest.splice(uniformInt(random, 0, rest.length - 1), 1));
  return hand;
}
