/** One line for the rail of the Chain: what an effect does, without cost and condition. */
import type { CardDefinition, Effect, Step } from '../../engine/definition';
import { isActivation } from './effects';
import { EnglishSpeaker } from './english/speaker';
import { stepsText as englishSteps } from './english/steps';
import { capital } from './english/words';
import { KoreanSpeaker } from './korean/speaker';
import { stepsText as koreanSteps } from './korean/steps';
import type { Lang } from './labels';
import { catalogueNames, type Lookup } from './lookup';
import { eventText } from './registry';
import { nameEvent, newScope } from './scope';

const ROOM = 62;
/** Where one effect is looked at: three lines of the rail. */
export const MORE_ROOM = 150;

/** Hangul takes the room of two letters. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, char) => sum + (/[\u1100-\u11ff\u3000-\uffdc]/.test(char) ? 2 : 1), 0);
}

function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')}…`) > room) words.pop();
  return `${words.join(' ').replace(/[,.]$/, '')}…`;
}

/** A step without what would not fit on the line anyway. */
function bare(step: Step): Step {
  const { if: _conditions, ...rest } = step;
  if (!('op' in rest) || rest.op !== 'chooseOne') return rest;
  const { all: _whenAll, ...one } = rest;
  return one;
}

function said(card: CardDefinition, effect: Effect, steps: readonly Step[], lang: Lang, lookup: Lookup): string {
  const scope = newScope(card, effect, lookup, true);
  if ('when' in effect && effect.when) nameEvent(scope, eventText(effect.when.event).names(effect.when));
  const { text } =
    lang === 'en' ? englishSteps(new EnglishSpeaker(scope), steps) : koreanSteps(new KoreanSpeaker(scope), steps);
  return lang === 'en' ? capital(text) : text;
}

const PLACED = { en: 'Activate this card', ko: '이 카드를 발동한다' };

/** At most about 60 letters, 31 in Hangul, if no other room is given. Steps that do not fit are left out, with an ellipsis in their place. */
export function shortEffect(
  card: CardDefinition,
  effectIndex: number,
  lang: Lang,
  room = ROOM,
  lookup: Lookup = catalogueNames,
): string {
  const effect = card.effects[effectIndex];
  if (!effect) return '';
  if (!('do' in effect)) return '';
  const declared = 'declare' in effect ? (effect.declare ?? []) : [];
  if (effect.kind === 'replacement' && effect.goesTo)
    return cut(said(card, effect, [{ op: 'placeInSpellTrapZone', what: 'self' }], lang, lookup), room);
  const steps = [...(effect.do.length === 0 ? declared : []), ...effect.do].map(bare);
  if (steps.length === 0) return isActivation(effect) ? PLACED[lang] : '';
  for (let n = steps.length; n > 0; n--) {
    const text = said(card, effect, steps.slice(0, n), lang, lookup);
    const whole = n === steps.length ? text : `${text}…`;
    if (widthOf(whole) <= room) return whole;
  }
  return cut(said(card, effect, steps.slice(0, 1), lang, lookup), room);
}
