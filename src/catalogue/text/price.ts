/** What using an effect costs, in a few words for the button that uses it. */
import type { CardDefinition, Step } from '../../engine/definition';
import { clauseText as englishClause } from './english/clause';
import { EnglishSpeaker } from './english/speaker';
import { listed } from './english/words';
import { clauseText as koreanClause } from './korean/clause';
import { KoreanSpeaker } from './korean/speaker';
import type { Lang } from './labels';
import { catalogueNames, type Lookup } from './lookup';
import { afterStep, newScope } from './scope';

/** "pay 1000 LP", "discard 1 card and Tribute this card"; empty where nothing is paid. */
export function priceText(
  card: CardDefinition,
  effectIndex: number,
  lang: Lang,
  lookup: Lookup = catalogueNames,
): string {
  const effect = card.effects[effectIndex];
  const cost = effect && 'cost' in effect ? (effect.cost ?? []) : [];
  if (!effect || cost.length === 0) return '';
  const scope = newScope(card, effect, lookup);
  const english = new EnglishSpeaker(scope);
  const korean = new KoreanSpeaker(scope);
  const said = cost.map((step: Step, at) => {
    const goesOn = at < cost.length - 1;
    const text =
      lang === 'en'
        ? englishClause(english.operation(step))
        : koreanClause(korean.operation(step), goesOn ? 'and' : 'plain');
    afterStep(scope, step);
    return text;
  });
  return lang === 'en' ? listed(said, 'and') : said.join(', ');
}
