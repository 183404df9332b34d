/** Forms of Korean verbs, made from the dictionary form. */
import { compose, isSyllable, takeApart, withFinal } from './hangul';

export type KoreanForm =
  /** 한다 */
  | 'plain'
  /** 하고 */
  | 'and'
  /** 하거나 */
  | 'or'
  /** 했거나 */
  | 'didOr'
  /** 했을 (때, 경우) */
  | 'did'
  /** 할 (때, 수 있다) */
  | 'will'
  /** 한 */
  | 'done'
  /** 하는 (한, 동안) */
  | 'while';

/** Verbs of state take no ㄴ: 있다, 없다. */
const isState = (stem: string): boolean => /[있없]$/.test(stem);

/** Stem of the past: 하 to 했, 보내 to 보냈, 되돌리 to 되돌렸, 놓 to 놓았. */
function past(stem: string): string {
  const last = stem.slice(-1);
  const before = stem.slice(0, -1);
  const { initial, vowel, final } = takeApart(last);
  if (last === '하') return `${before}했`;
  if (final !== '') return `${stem}${vowel === 'ㅏ' || vowel === 'ㅗ' ? '았' : '었'}`;
  if (last === '르' && isSyllable(before.slice(-1))) {
    const bright = /[ㅏㅗ]/.test(takeApart(before.slice(-1)).vowel);
    return `${withFinal(before, 'ㄹ')}${bright ? '랐' : '렀'}`;
  }
  if (vowel === 'ㅣ') return before + compose({ initial, vowel: 'ㅕ', final: 'ㅆ' });
  if (/[ㅏㅐㅓㅔㅕ]/.test(vowel)) return withFinal(stem, 'ㅆ');
  return `${stem}${vowel === 'ㅗ' ? '았' : '었'}`;
}

/** `이다` after a noun: 몬스터다, 몬스터이고, 몬스터였을, 카드일. */
function copula(noun: string, form: KoreanForm): string {
  const open = isSyllable(noun.slice(-1)) && takeApart(noun.slice(-1)).final === '';
  const forms: Record<KoreanForm, string> = {
    plain: open ? '다' : '이다',
    and: '이고',
    or: '이거나',
    didOr: open ? '였거나' : '이었거나',
    did: open ? '였을' : '이었을',
    will: '일',
    done: '인',
    while: '인',
  };
  return noun + forms[form];
}

/** A verb in the form asked for: `conjugate('보내다', 'did')` is 보냈을. */
export function conjugate(verb: string, form: KoreanForm): string {
  const stem = verb.slice(0, -1);
  const closed = takeApart(stem.slice(-1)).final !== '';
  switch (form) {
    case 'plain':
      if (isState(stem)) return verb;
      return closed ? `${stem}는다` : `${withFinal(stem, 'ㄴ')}다`;
    case 'and':
      return `${stem}고`;
    case 'or':
      return `${stem}거나`;
    case 'didOr':
      return `${past(stem)}거나`;
    case 'did':
      return `${past(stem)}을`;
    case 'will':
      return closed ? `${stem}을` : withFinal(stem, 'ㄹ');
    case 'done':
      if (isState(stem)) return `${stem}는`;
      return closed ? `${stem}은` : withFinal(stem, 'ㄴ');
    case 'while':
      return `${stem}는`;
  }
}

/** What comes before the verb, and the verb: `이다` is joined to the word before it. */
export function predicate(before: string, verb: string, form: KoreanForm): string {
  if (verb === '이다') return copula(before, form);
  return [before, conjugate(verb, form)].filter(Boolean).join(' ');
}
