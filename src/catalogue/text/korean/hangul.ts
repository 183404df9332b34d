/** Hangul syllables taken apart and put together (Unicode 3.12). */

const FIRST = 0xac00;
const LAST = 0xd7a3;
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

export interface Syllable {
  /** Number of the initial consonant. */
  initial: number;
  vowel: string;
  /** Empty for none. */
  final: string;
}

export function isSyllable(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code >= FIRST && code <= LAST;
}

export function takeApart(char: string): Syllable {
  const code = (char.codePointAt(0) ?? FIRST) - FIRST;
  return {
    initial: Math.floor(code / 588),
    vowel: VOWELS[Math.floor((code % 588) / 28)] ?? 'ㅏ',
    final: (FINALS[code % 28] ?? ' ').trim(),
  };
}

export function compose({ initial, vowel, final }: Syllable): string {
  const at = final === '' ? 0 : FINALS.indexOf(final);
  return String.fromCodePoint(FIRST + initial * 588 + VOWELS.indexOf(vowel) * 28 + at);
}

/** The word with another final consonant on its last syllable. */
export function withFinal(word: string, final: string): string {
  const last = word.slice(-1);
  return word.slice(0, -1) + compose({ ...takeApart(last), final });
}
