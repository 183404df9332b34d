/** What a monster is Summoned with, as the first line of its text: "1 Tuner + 1 or more non-Tuner monsters". */
import type { CardDefinition, MaterialSlot, Materials } from '../../engine/definition';
import { slotText as englishSlot } from './english/noun';
import { EnglishSpeaker } from './english/speaker';
import { slotText as koreanSlot } from './korean/noun';
import { KoreanSpeaker } from './korean/speaker';
import type { Lang } from './labels';
import { catalogueNames, type Lookup } from './lookup';
import { newScope } from './scope';

const DIFFERENT = { en: ' with different names', ko: ' (카드명이 다른 것)' };
const OR = { en: ' or ', ko: ' 또는 ' };

/** The line of materials, or an empty text for a card without. */
export function materialText(card: CardDefinition, lang: Lang, lookup: Lookup = catalogueNames): string {
  if (card.materials === undefined) return '';
  const scope = newScope(card, { kind: 'rule', rule: 'fusionSubstitute' }, lookup);
  const slot = (s: MaterialSlot): string => (lang === 'ko' ? koreanSlot : englishSlot)(scope, s);
  const only = ({ if: conditions }: Materials): string => {
    if (!conditions?.length) return '';
    if (lang === 'ko') return ` (${new KoreanSpeaker(scope).conditions(conditions)}에만)`;
    return ` (only ${new EnglishSpeaker(scope).conditions(conditions)})`;
  };
  const recipe = (m: Materials): string =>
    m.slots.map(slot).join(' + ') + (m.differentNames ? DIFFERENT[lang] : '') + only(m);
  return [card.materials].flat().map(recipe).join(OR[lang]);
}
