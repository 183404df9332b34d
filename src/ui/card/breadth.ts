/** How wide a short name is drawn, so that a name too wide for its card is narrowed instead of cut off. */

/** Advance widths of the page's typeface at the weight of card names, in hundredths of an em. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["'", 20],
  ['ijl ', 24],
  ['I.!', 27],
  ['ftr', 37],
  ['-1', 45],
  ['sckxzacvyJL', 54],
  ['Fe7nouhE', 58],
  ['2bdgpq5PRST', 61],
  ['3689BZ0', 63],
  ['4KXYAV', 67],
  ['DUCHNG', 71],
  ['OQ', 74],
  ['w', 81],
  ['mM&', 87],
  ['W', 97],
];
const ADVANCE = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));
/** Hangul, and whatever is not in the list. */
const OTHERS = 86;
/** Letters of short names stand closer, in hundredths of an em. */
const CLOSER = 6;

/** In em. */
export function breadthOf(text: string): number {
  const letters = [...text];
  return letters.reduce((sum, letter) => sum + (ADVANCE.get(letter) ?? OTHERS) - CLOSER, 0) / 100;
}
