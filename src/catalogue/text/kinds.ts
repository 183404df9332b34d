/** What kind of effect it is, as a judge would name it. */
import type { Effect } from '../../engine/definition';
import { type Lang, labelOf } from './labels';
import { placeOfUse } from './scope';

const WORDS = {
  mandatory: { en: 'mandatory', ko: '강제' },
  flip: { en: 'Flip', ko: '리버스 효과' },
};

/** "Trigger, mandatory", "Quick, from hand". */
export function effectKindLabel(effect: Effect, lang: Lang): string {
  const flip = 'flip' in effect && effect.flip === true;
  const words = [flip ? WORDS.flip[lang] : labelOf('effectKinds', effect.kind, lang)];
  if ('mandatory' in effect && effect.mandatory) words.push(WORDS.mandatory[lang]);
  const place =
    effect.kind === 'procedure' || effect.kind === 'rule' || effect.kind === 'win' ? null : placeOfUse(effect);
  if (place === 'hand' || place === 'gy' || place === 'deck' || place === 'extraDeck') {
    const name = labelOf('places', place, lang);
    words.push(lang === 'en' ? `from ${place === 'hand' ? 'hand' : name}` : `${name}에서`);
  } else if (place === 'banished') words.push(lang === 'en' ? 'while banished' : '제외 상태에서');
  return words.join(', ');
}
