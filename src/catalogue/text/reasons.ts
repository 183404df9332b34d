/** Sentences for rules: why something is refused, and what the rule says. */
import type { Until } from '../../engine/definition';
import type { Asked } from '../../engine/state/reason';
import type { Place } from '../../engine/terms';
import type { ParticlePair } from '../../engine/wording';
import { askedText } from './asked';
import { circled } from './effects';
import { untilPhrase as englishUntil } from './english/clause';
import { untilPhrase as koreanUntil } from './korean/clause';
import { attach } from './korean/particle';
import { type Label, type Lang, labelOf, turnNodeLabel } from './labels';
import { RULES } from './rules';

/** As the judge gives it: a rule id, and what fills the sentence. */
interface Reason {
  rule: string;
  params?: Record<string, string | number>;
  asks?: Asked;
}

const OTHER = { en: 'Another effect', ko: '다른 카드' };

/** A rule without words is shown by its id, readably: nothing is hidden from the player. */
function spelledOut(rule: string): string {
  return `${rule.charAt(0).toUpperCase()}${rule.slice(1).replaceAll('-', ' ')}.`;
}

function until(value: string | number | undefined, lang: Lang): string {
  if (value === undefined) return '';
  // Nothing is said of its end: it lasts as long as the effect does.
  if (value === '') return { en: ' as long as it applies', ko: '그 효과가 적용되는 동안은 ' }[lang];
  const phrase = lang === 'en' ? englishUntil(value as Until) : koreanUntil(value as Until);
  if (phrase === undefined || phrase === '') return '';
  return lang === 'en' ? ` ${phrase}` : `${phrase} `;
}

const placeText = (place: Place, lang: Lang): string => {
  const isField = place === 'monsterZone' || place === 'spellTrapZone' || place === 'fieldZone';
  if (isField) return { en: 'the field', ko: '필드' }[lang];
  return lang === 'en' ? `the ${labelOf('places', place, 'en')}` : labelOf('places', place, 'ko');
};

const WHO: Record<string, Label> = {
  you: { en: 'you', ko: '자신이' },
  opponent: { en: 'your opponent', ko: '상대가' },
};

const FATES: Record<string, Label> = {
  destroyed: { en: 'destroyed and ', ko: '파괴되어 ' },
  destroyedbattle: { en: 'destroyed by battle and ', ko: '전투로 파괴되어 ' },
  destroyedeffect: { en: 'destroyed by an effect and ', ko: '효과로 파괴되어 ' },
  tributed: { en: 'Tributed and ', ko: '릴리스되어 ' },
  discarded: { en: 'discarded and ', ko: '버려져 ' },
  material: { en: 'used as material and ', ko: '소재가 되어 ' },
  movedcost: { en: 'paid as a cost and ', ko: '코스트로 ' },
};

/** "destroyed by battle and banished from the field": how the card itself came to where it is. */
function fateText({ how, by, from, to }: NonNullable<Reason['params']>, lang: Lang): string {
  const [there, here] = [placeText(from as Place, lang), placeText(to as Place, lang)];
  const fate = (FATES[`${how}${by}`] ?? FATES[String(how)])?.[lang] ?? '';
  if (to === 'nowhere')
    return {
      en: `${fate}taken away, as a Token does not go to the GY`,
      ko: `${fate}사라졌으며, 토큰이므로 묘지로 보내지지 않았습니다`,
    }[lang];
  if (from === 'nowhere')
    return {
      en: `${fate}moved to ${here} while it was being Summoned, before it was on the field`,
      ko: `${fate}필드에 나오지 못하고 소환 도중에 ${attach(here, '으로/로')} 옮겨졌습니다`,
    }[lang];
  const moves: Record<string, Label> = {
    gy: { en: `sent from ${there} to the GY`, ko: `${there}에서 묘지로 보내졌습니다` },
    banished: { en: `banished from ${there}`, ko: `${there}에서 제외되었습니다` },
  };
  const other = { en: `moved from ${there} to ${here}`, ko: `${there}에서 ${attach(here, '으로/로')} 옮겨졌습니다` };
  return fate + (moves[String(to)] ?? other)[lang];
}

/** What the last link of the Chain is: the activation of a card, or of an effect alone. */
function lastActivated(
  { source, last }: NonNullable<Reason['params']>,
  lang: Lang,
  nameOf: (id: number) => string,
): string {
  if (typeof source !== 'number') return { en: 'something else', ko: '다른 것' }[lang];
  const name = nameOf(source);
  if (last === 'effect')
    return lang === 'en' ? `the effect of ${name}, not a card` : `${name}의 효과(카드의 발동이 아님)`;
  return lang === 'en' ? `the card ${name}` : `${name} 카드`;
}

/**
 * Why something cannot be done, in one sentence.
 * @param nameOf name of a card by its id in the duel, as far as the reader may know it
 */
export function reasonText(reason: Reason, lang: Lang, nameOf: (id: number) => string): string {
  const sentences = RULES[reason.rule];
  if (sentences === undefined) return spelledOut(reason.rule);
  const { params = {}, asks } = reason;
  const asked = asks && sentences.asking ? askedText(reason.rule, asks, lang) : '';
  const said = sentences.cases?.[String(params.case)] ?? ((asked !== '' && sentences.asking) || sentences.why);
  return said[lang].replace(/\{(\w+)(?::([^}]+))?\}/g, (_, name: string, pair?: string) => {
    if (name === 'asked') return asked;
    if (name === 'doing') return asks ? askedText('nothing-to-do', asks, lang) : '';
    if (name === 'last') return lastActivated(params, lang, nameOf);
    if (name === 'until') return until(params.until, lang);
    if (name === 'no') return typeof params.no === 'number' ? `\u00a0${circled(params.no)}` : '';
    if (name === 'who') return WHO[String(params.who)]?.[lang] ?? '';
    if (name === 'fate') return fateText(params, lang);
    if (name === 'now') return turnNodeLabel(String(params.now), lang);
    const value = params[name];
    const source = typeof value === 'number' ? nameOf(value) : value;
    const word = name === 'source' || name === 'about' ? (source ?? OTHER[lang]) : String(value ?? '?');
    return pair === undefined ? word : attach(word, pair as ParticlePair);
  });
}

/** What the rule says, for a page of rules. */
export function ruleSentence(ruleId: string, lang: Lang): string {
  return RULES[ruleId]?.rule[lang] ?? spelledOut(ruleId);
}

/** Every rule that has words. */
export const RULE_IDS: readonly string[] = Object.keys(RULES);
