/** What the text of an effect asks for, in the words that fill the sentence of a refusal. */
import type { ActivatedEffect, CardDefinition, Effect, Modifier, PlaceName } from '../../engine/definition';
import type { Asked } from '../../engine/state/reason';
import { isActivated } from '../effects';
import { cardById } from '../index';
import { answeredText as englishAnswered, phaseWords as englishPhase } from './english/effect';
import { EnglishSpeaker } from './english/speaker';
import { listed } from './english/words';
import { answeredText as koreanAnswered, phaseWords as koreanPhase } from './korean/effect';
import { KoreanSpeaker } from './korean/speaker';
import { type Lang, labelOf } from './labels';
import { catalogueNames } from './lookup';
import { materialText } from './materials';
import { priceText } from './price';
import { afterStep, isField, newScope, placeOfUse } from './scope';

interface Question extends Asked {
  card: CardDefinition;
  of: ActivatedEffect | null;
  english: EnglishSpeaker;
  korean: KoreanSpeaker;
}
type Words = Record<Lang, (q: Question) => string>;

/** "때에만", "턴에만": a time that already has its particle gets no second one, and what is outside a time no 만. */
const only = (text: string): string => {
  if (text === '' || text.endsWith('이외에')) return text;
  return `${text}${text.endsWith('에') ? '만' : '에만'}`;
};

/** "only during your turn", but "except the turn it was sent to the GY". */
const onlyIf = (text: string): string => (text.startsWith('except ') ? text : `only ${text}`);

const CONDITIONS: Words = {
  en: ({ english, unmet = [] }) => (unmet.length > 0 ? onlyIf(english.conditions(unmet)) : ''),
  ko: ({ korean, unmet = [] }) => (unmet.length > 0 ? only(korean.conditions(unmet)) : ''),
};
const EVENTS: Words = {
  en: ({ english, of }) => (of ? englishAnswered(english, of) : ''),
  ko: ({ korean, of }) => (of ? only(koreanAnswered(korean, of)) : ''),
};
const TARGETS: Words = {
  en: ({ english, of }) =>
    listed(
      (of?.target ?? []).map((t) => english.object(t)),
      'and',
    ),
  ko: ({ korean, of }) => (of?.target ?? []).map((t) => korean.noun(t)).join(', '),
};
/** The step that could not be done, after what the text says before it. */
const DOING: Words = {
  en: ({ english, of, step = 0 }) => {
    const undone = of?.do[step];
    if (!undone) return '';
    for (const before of [...(of.cost ?? []), ...of.do.slice(0, step)]) afterStep(english.scope, before);
    return english.steps([undone]);
  },
  ko: ({ korean, of, step = 0 }) => {
    const undone = of?.do[step];
    if (!undone) return '';
    for (const before of [...(of.cost ?? []), ...of.do.slice(0, step)]) afterStep(korean.scope, before);
    return korean.steps([undone]);
  },
};
const COST: Words = {
  en: ({ card, effect }) => (effect === null ? '' : priceText(card, effect, 'en')),
  ko: ({ card, effect }) => (effect === null ? '' : priceText(card, effect, 'ko')),
};
const MATERIALS: Words = {
  en: ({ card }) => materialText(card, 'en'),
  ko: ({ card }) => materialText(card, 'ko'),
};
const oathOf = ({ card, effect }: Question): readonly Modifier[] => {
  const of = effect === null ? undefined : card.effects[effect];
  return of && 'oath' in of ? (of.oath ?? []) : [];
};
const OATH: Words = {
  en: (q) =>
    listed(
      oathOf(q).map((m) => q.english.modifier(m)),
      'and',
    ),
  ko: (q) => (oathOf(q).length > 0 ? q.korean.modifiers(oathOf(q)) : ''),
};
const PHASE: Words = {
  en: ({ of }) => (of?.phase ? englishPhase(of.phase) : ''),
  ko: ({ of }) => (of?.phase ? only(`${koreanPhase(of.phase)}에`) : ''),
};
/** Where an effect is used that is no activation of a card; a Trigger Effect may be used where its event took the card. */
const placesFor = ({ of }: Question): readonly PlaceName[] => {
  if (!of || of.kind === 'activation') return [];
  const named = of.from ?? [placeOfUse(of) ?? 'field'];
  return named.every((place) => isField([place])) ? ['field'] : named;
};
const PLACE: Words = {
  en: (q) => {
    const words = placesFor(q).map((place) => {
      if (place === 'banished') return 'while it is banished';
      return isField([place]) ? 'on the field' : `in your ${labelOf('places', place, 'en')}`;
    });
    return listed(words, 'or');
  },
  ko: (q) => {
    const places = placesFor(q);
    if (places.length === 1 && places[0] === 'banished') return '제외되어 있을 때';
    const words = places.map((place) => (isField([place]) ? '필드' : labelOf('places', place, 'ko')));
    return words.length === 0 ? '' : `${words.join(' / ')}에 존재할 때`;
  },
};

/** By rule, what its sentence leaves to the text of the card. */
const ASKED: Record<string, Words> = {
  'condition-not-met': CONDITIONS,
  'event-not-happened': EVENTS,
  'other-activation': EVENTS,
  'no-target': TARGETS,
  'nothing-to-do': DOING,
  'materials-missing': MATERIALS,
  'procedure-cannot-be-done': COST,
  'oath-broken': OATH,
  'cost-cannot-be-paid': COST,
  'wrong-phase': PHASE,
  'wrong-place': PLACE,
};

/** Empty where the text says nothing of it, or the card is not known. */
export function askedText(rule: string, asks: Asked, lang: Lang): string {
  const card = cardById(asks.def);
  const words = ASKED[rule]?.[lang];
  if (!card || !words) return '';
  const effect: Effect | null = asks.effect === null ? null : (card.effects[asks.effect] ?? null);
  const scope = () => newScope(card, effect, catalogueNames);
  return words({
    ...asks,
    card,
    of: effect && isActivated(effect) ? effect : null,
    english: new EnglishSpeaker(scope()),
    korean: new KoreanSpeaker(scope()),
  });
}
