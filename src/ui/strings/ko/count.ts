export const cards = (n: number): string => `${n}장`;

/** "2장", "1~3장", "3장까지". */
export function span(min: number, max: number): string {
  if (min === max) return cards(min);
  if (min === 0) return `${cards(max)}까지`;
  return `${min}~${cards(max)}`;
}
