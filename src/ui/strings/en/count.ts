export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "2 cards", "1 to 3 cards", "up to 3 cards". */
export function span(min: number, max: number, what = 'card'): string {
  if (min === max) return plural(min, what);
  if (min === 0) return `up to ${plural(max, what)}`;
  return `${min} to ${plural(max, what)}`;
}
