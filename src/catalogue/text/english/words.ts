/** Small pieces of English grammar. */

/** "a, b, or c". */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words[0] ?? '';
  if (words.length === 2) return `${words[0]} ${last} ${words[1]}`;
  return `${words.slice(0, -1).join(', ')}, ${last} ${words.at(-1)}`;
}

/** The word with "a" or "an", by its first letter; quotes are not read. */
export function withArticle(words: string): string {
  const read = words.replace(/^[^A-Za-z0-9]+/, '');
  return `${/^([aeio8]|u(?!ni|to))/i.test(read) ? 'an' : 'a'} ${words}`;
}

export function possessiveOf(noun: string): string {
  if (noun === 'it') return 'its';
  if (noun === 'they' || noun === 'them') return 'their';
  return noun.endsWith('s') ? `${noun}'` : `${noun}'s`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
