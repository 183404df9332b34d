/** Which form of a particle follows a word: it depends on the sound the word ends in, also for numbers and letters. */
import type { ParticlePair } from '../../../engine/wording';
import { isSyllable, takeApart } from './hangul';

/** Final sound: none, ㄹ (which 으로/로 treats like none) or another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant';

const FORMS: Record<ParticlePair, [consonant: string, vowel: string]> = {
  '은/는': ['은', '는'],
  '이/가': ['이', '가'],
  '을/를': ['을', '를'],
  '과/와': ['과', '와'],
  '으로/로': ['으로', '로'],
  '이나/나': ['이나', '나'],
  '이라는/라는': ['이라는', '라는'],
};

const DIGITS: readonly Ending[] = [
  'consonant', // 영
  'rieul', // 일
  'vowel', // 이
  'consonant', // 삼
  'vowel', // 사
  'vowel', // 오
  'consonant', // 육
  'rieul', // 칠
  'rieul', // 팔
  'vowel', // 구
];
/** Names of the letters that end in a consonant: 엘, 엠, 엔, 알. */
const LETTERS: Record<string, Ending> = { L: 'rieul', M: 'consonant', N: 'consonant', R: 'rieul' };

/** A number is read as a whole: 1000 is 천, 300 삼백, 20 이십. Every power of ten ends in a consonant other than ㄹ. */
function endingOfNumber(digits: string): Ending {
  const last = digits.slice(-1);
  if (last === '0' && /[1-9]/.test(digits)) return 'consonant';
  return DIGITS[Number(last)] ?? 'vowel';
}

/** A Latin word as it is commonly written in Hangul: "Bob" is 밥, "Mark" 마크, "Neil" 닐. */
function endingOfWord(word: string): Ending {
  if (/l$/i.test(word)) return 'rieul';
  if (/(m|n|ng)$/i.test(word)) return 'consonant';
  return /[aeiou](b|c|ck|k|p|pp|t|tt)$/i.test(word) ? 'consonant' : 'vowel';
}

function endingOf(text: string): Ending {
  // Closing quotes, brackets, dashes and marks are not read; neither is the space before them.
  const word = text.normalize('NFKC').replace(/[^\p{L}\p{N}%]+$/u, '');
  const last = word.slice(-1);
  if (isSyllable(last)) {
    const { final } = takeApart(last);
    return final === '' ? 'vowel' : final === 'ㄹ' ? 'rieul' : 'consonant';
  }
  const number = /\d[\d,]*$/.exec(word)?.[0];
  if (number) return endingOfNumber(number.replaceAll(',', ''));
  const latin = /[A-Za-z]+$/.exec(word)?.[0];
  if (latin === undefined) return 'vowel';
  // Abbreviations and single letters are spelled out.
  if (latin === latin.toUpperCase()) return LETTERS[latin.slice(-1)] ?? 'vowel';
  return endingOfWord(latin);
}

/** The particle that follows the word: `particle('1000', '을/를')` is 을. */
export function particle(word: string, pair: ParticlePair): string {
  const [consonant, vowel] = FORMS[pair];
  const ending = endingOf(word);
  if (ending === 'rieul' && pair === '으로/로') return vowel;
  return ending === 'vowel' ? vowel : consonant;
}

/** The word with its particle. */
export function attach(word: string, pair: ParticlePair): string {
  return word + particle(word, pair);
}
