/** Finding something by words: in any language, and in Korean also by initial consonants. */

/** A name as it is looked for. */
interface Name {
  plain: string;
  /** As long as `plain`, letter by letter. */
  initials: string;
  /** Where its words begin. */
  starts: ReadonlySet<number>;
}

/** Something that can be found. */
export interface Findable {
  /** Everything that can be looked for, made plain, a line to each. */
  text: string;
  initials: string;
  /** What it is called: decides which of several comes first. */
  names: readonly Name[];
}

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const [FIRST, LAST, PER_INITIAL] = [0xac00, 0xd7a3, 588];

/** "죽은 자의 소생" → "ㅈㅇㅈㅇㅅㅅ"; what is no Hangul stays. */
export function initialsOf(text: string): string {
  return [...text.replace(/[^\S\n]/g, '')]
    .map((letter) => {
      const code = letter.codePointAt(0)!;
      return code < FIRST || code > LAST ? letter : INITIALS[Math.floor((code - FIRST) / PER_INITIAL)];
    })
    .join('');
}

/** Small letters without accents, spaces and punctuation; lines stay lines. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\S\n]|\p{P}/gu, '');

/** Two consonants typed one after the other, as a Korean keyboard joins them: ㄹ and ㅂ become ㄼ. */
const JOINED: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};
const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]+$/.test(word);
const looked = (word: string): string => (isInitials(word) ? word.replace(/./g, (one) => JOINED[one] ?? one) : word);

function nameOf(text: string): Name {
  const starts = new Set<number>();
  let whole = '';
  for (const word of text.split(/[\s\p{P}]+/u)) {
    const part = plain(word);
    if (part !== '') starts.add(whole.length);
    whole += part;
  }
  return { plain: whole, initials: initialsOf(whole), starts };
}

/** @param more what else it is found by */
export function findable(names: readonly string[], more: readonly string[] = []): Findable {
  const text = plain([...names, ...more].join('\n'));
  return { text, initials: initialsOf(text), names: names.map(nameOf) };
}

/** Every word must be found. The order stays. */
export function found<T extends Findable>(entries: readonly T[], query: string): T[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ text, initials }) =>
    words.every((word) => (isInitials(word) ? initials.includes(looked(word)) : text.includes(plain(word)))),
  );
}

/** The whole name, its beginning, the beginning of a word, anywhere in it, only word by word. */
const [WHOLE, BEGINNING, WORD, INSIDE, SCATTERED] = [0, 1, 2, 3, 4];

function rankOf({ plain: text, initials, starts }: Name, sought: string): number {
  const among = isInitials(sought) ? initials : text;
  if (among === sought) return WHOLE;
  let rank = SCATTERED;
  for (let at = among.indexOf(sought); at >= 0; at = among.indexOf(sought, at + 1))
    rank = Math.min(rank, at === 0 ? BEGINNING : starts.has(at) ? WORD : INSIDE);
  return rank;
}

/** What is found, the closest first; of equals the shorter name. The first of its names counts in a draw. */
export function ranked<T extends Findable>(entries: readonly T[], query: string): T[] {
  const whole = query.replace(/\s/g, '');
  const sought = isInitials(whole) ? looked(whole) : plain(whole);
  const order = found(entries, query).map((entry) => {
    const ranks = entry.names.map((name) => [rankOf(name, sought), name.plain.length] as const);
    const [best = [SCATTERED, 0] as const] = ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
    return { entry, best };
  });
  return order.toSorted((a, b) => a.best[0] - b.best[0] || a.best[1] - b.best[1]).map(({ entry }) => entry);
}
