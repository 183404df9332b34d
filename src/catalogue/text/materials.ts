/** What a monster is Summoned with, as the first line of its text: "1 Tuner + 1 or more non-Tuner monsters". */
import type { CardDefinition, MaterialSlot, Materials, Selector } from '../../engine/definition';
import { EnglishSpeaker } from './english/speaker';
import { KoreanSpeaker } from './korean/speaker';
import type { Lang } from './labels';
import { catalogueNames, type Lookup } from './lookup';
import { newScope } from './scope';

const english = ({ min, max }: MaterialSlot): string =>
  max === undefined ? `${min} or more` : min === undefined ? `up to ${max}` : `${min} to ${max}`;
const korean = ({ n, min, max }: MaterialSlot): string => {
  if (min === undefined && max === undefined) return `${n ?? 1}장`;
  return max === undefined ? `${min}장 이상` : min === undefined ? `${max}장 이하` : `${min}~${max}장`;
};

const DIFFERENT = { en: ' with different names', ko: ' (카드명이 다른 것)' };
const OR = { en: ' or ', ko: ' 또는 ' };

/** The line of materials, or an empty text for a card without. */
export function materialText(card: CardDefinition, lang: Lang, lookup: Lookup = catalogueNames): string {
  if (card.materials === undefined) return '';
  const scope = newScope(card, { kind: 'rule', rule: 'fusionSubstitute' }, lookup);
  const slot = (s: MaterialSlot): string => {
    const what: Selector = { kind: 'monster', ...s.what };
    const named = s.what.name !== undefined && (s.n ?? 1) === 1 && s.min === undefined && s.max === undefined;
    if (lang === 'ko') {
      const noun = new KoreanSpeaker(scope).noun(what, { quantity: 'kind', placeless: true });
      return named ? noun : `${noun} ${korean(s)}`;
    }
    const say = new EnglishSpeaker(scope);
    if (named) return say.object(what, { quantity: 'kind', placeless: true });
    if (s.n !== undefined || (s.min === undefined && s.max === undefined))
      return say.object({ ...what, n: s.n ?? 1 }, { placeless: true });
    return `${english(s)} ${say.object(what, { quantity: 'kind', placeless: true })}`;
  };
  const recipe = (m: Materials): string => m.slots.map(slot).join(' + ') + (m.differentNames ? DIFFERENT[lang] : '');
  return [card.materials].flat().map(recipe).join(OR[lang]);
}
