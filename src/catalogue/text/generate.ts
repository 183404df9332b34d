/** From a card's definition to the text a player reads. */
import type { CardDefinition } from '../../engine/definition';
import { whensOf } from '../effects';
import { effectNumbers } from '../numbers';
import { circled, isActivation, isUsedWith } from './effects';
import { englishEffect } from './english/effect';
import { EnglishSpeaker } from './english/speaker';
import { capital } from './english/words';
import { koreanEffect } from './korean/effect';
import { attach } from './korean/particle';
import { KoreanSpeaker } from './korean/speaker';
import type { Lang } from './labels';
import { catalogueNames, type Lookup } from './lookup';
import { materialText } from './materials';
import { newScope } from './scope';

/** Before the effects of a Spell or Trap Card of which one is activated. */
const ONE_OF = { en: 'Activate 1 of these effects.', ko: '이하의 효과에서 1개를 골라 발동할 수 있다.' };

/** Several effects under one number that can be used apart from each other are listed. */
function joined(card: CardDefinition, number: number, texts: readonly string[], lang: Lang, pendulum: boolean): string {
  const numbers = effectNumbers(card);
  const same = card.effects.filter((e, i) => numbers[i] === number && (e.pendulum ?? false) === pendulum);
  const quiet = new Set(['continuous', 'reaction', 'maintenance', 'asMaterial']);
  const activated = same.filter((e) => !quiet.has(e.kind) && !isUsedWith(card, e)).length;
  const chosen = same.length > 1 && same.every((e) => isActivation(e) && whensOf(e).length === 0);
  const head = chosen ? ` ${ONE_OF[lang]}` : '';
  return activated > 1 ? head + texts.map((text) => `\n● ${text}`).join('') : ` ${texts.join(' ')}`;
}

/** One effect as sentences; empty for an activation that does nothing but put the card on the field. */
export function effectText(
  card: CardDefinition,
  effectIndex: number,
  lang: Lang,
  lookup: Lookup = catalogueNames,
): string {
  const effect = card.effects[effectIndex];
  if (!effect) return '';
  const scope = newScope(card, effect, lookup);
  return lang === 'en'
    ? englishEffect(new EnglishSpeaker(scope), effect)
    : koreanEffect(new KoreanSpeaker(scope), effect);
}

/**
 * The whole text of a card: what stands before the numbers as one string, then one string for each numbered effect.
 * A Normal Monster has none.
 */
export function cardText(card: CardDefinition, lang: Lang, lookup: Lookup = catalogueNames): string[] {
  const own = part(card, false, lang, lookup);
  const materials = materialText(card, lang, lookup);
  const lines = [named(card, lang, lookup), materials, ...own].filter(Boolean);
  if (!card.pendulum) return lines;
  return [
    ...part(card, true, lang, lookup).map((line) => `${PENDULUM[lang]}${/^[①-⑳]/.test(line) ? '' : ':'} ${line}`),
    ...lines,
  ];
}
/** A name that is always treated as another by the rules. */
function named({ alwaysNamed }: CardDefinition, lang: Lang, lookup: Lookup): string {
  if (alwaysNamed === undefined) return '';
  const name = `"${lookup.cardName(alwaysNamed, lang)}"`;
  return lang === 'en'
    ? `This card's name is always treated as ${name}.`
    : `이 카드의 카드명은 룰상 ${attach(name, '으로/로')} 취급한다.`;
}
const PENDULUM = { en: 'Pendulum Effect', ko: '펜듈럼 효과' };

/** The Pendulum Effects of a card, or the others: each has numbers of its own. */
function part(card: CardDefinition, pendulum: boolean, lang: Lang, lookup: Lookup): string[] {
  const rules: string[] = [];
  const numbered = new Map<number, string[]>();
  const numbers = effectNumbers(card);
  for (const [index, effect] of card.effects.entries()) {
    if ((effect.pendulum ?? false) !== pendulum || isUsedWith(card, effect)) continue;
    const text = effectText(card, index, lang, lookup);
    if (text === '') continue;
    const number = numbers[index] ?? null;
    if (number === null) rules.push(text);
    else numbered.set(number, [...(numbered.get(number) ?? []), text]);
  }
  const effects = [...numbered]
    .sort(([a], [b]) => a - b)
    .map(([n, texts]) => `${circled(n)}:${joined(card, n, texts, lang, pendulum)}`);
  return rules.length > 0 ? [rules.join(' '), ...effects] : effects;
}

/** One of the choices an effect offers ("apply 1 of these effects"), or null where it offers none. */
export function choiceText(
  card: CardDefinition,
  effectIndex: number,
  choice: number,
  lang: Lang,
  lookup: Lookup = catalogueNames,
): string | null {
  const effect = card.effects[effectIndex];
  if (!effect || !('do' in effect)) return null;
  const step = effect.do.find((s) => s.op === 'chooseOne');
  // The number after the last means all of them.
  if (step?.all && choice === step.of.length)
    return step.of.map((_, i) => choiceText(card, effectIndex, i, lang, lookup)).join(' + ');
  const steps = step?.of[choice]?.do;
  if (!steps) return null;
  const scope = newScope(card, effect, lookup);
  if (lang === 'ko') return new KoreanSpeaker(scope).steps(steps);
  return capital(new EnglishSpeaker(scope).steps(steps));
}
