/** Finding something by words: in any language, and in Korean also by initial consonants. */

/** Something that can be found. */
export interface Findable {
  /** Everything that can be looked for, made plain. */
  text: string;
  initials: string;
}

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const [FIRST, LAST, PER_INITIAL] = [0xac00, 0xd7a3, 588];

/** "죽은 자의 소생" → "ㅈㅇㅈㅇㅅㅅ"; what is no Hangul stays. */
export function initialsOf(text: string): string {
  return [...text.replace(/\s/g, '')]
    .map((letter) => {
      const code = letter.codePointAt(0)!;
      return code < FIRST || code > LAST ? letter : INITIALS[Math.floor((code - FIRST) / PER_INITIAL)];
    })
    .join('');
}

/** Small letters, without spaces and quotation marks. */
export const plain = (text: string): string => text.toLowerCase().replace(/[\s'’"“”]/g, '');
const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]+$/.test(word);

/** Every word must be found. */
export function found<T extends Findable>(entries: readonly T[], query: string): T[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ text, initials }) =>
    words.every((word) => (isInitials(word) ? initials.includes(word) : text.includes(plain(word)))),
  );
}
