/** No code of a duel or a position is shorter. */
const LEAST = 20;

/**
 * Whether a text holds a link, or could be the code of one, whole or damaged. Words and other data are none: they are no
 * link of another version either.
 */
export function isLink(text: string): boolean {
  if (text.includes('#/d/')) return true;
  const code = text.trim();
  return code.length >= LEAST && /^[\w-]+$/.test(code) && !/^\d+$/.test(code);
}
