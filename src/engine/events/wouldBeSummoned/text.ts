import type { EventText } from '../../wording';

export const text: EventText<'wouldBeSummoned'> = {
  names: ({ card, exactlyOne }) => [{ name: 'pending', cards: card ?? { kind: 'monster' }, many: !exactlyOne }],
  en: ({ card, by, method, exactlyOne }, say) => {
    const summon = say.methods(method ?? []);
    const noun = say.noun(card ?? { kind: 'monster' }, { quantity: 'any', many: true, placeless: true });
    const cards = exactlyOne ? noun.text.replace(/^1 or more (.*)s$/, 'exactly 1 $1') : noun.text;
    if (by === 'you' || by === 'opponent')
      return { clause: { subject: say.player(by), modal: 'would', verb: summon, rest: cards } };
    return {
      clause: { subject: { text: cards, plural: !exactlyOne }, modal: 'would', verb: 'be', rest: `${summon}ed` },
    };
  },
  ko: ({ card, by, method, exactlyOne }, say) => {
    const who = by === undefined || by === 'both' ? '자신이나 상대가' : say.attach(say.player(by), '이/가');
    const noun = say.noun(card ?? { kind: 'monster' }, { quantity: 'kind', placeless: true });
    const object = exactlyOne ? `${noun} 1장만을` : say.attach(noun, '을/를');
    return { clause: { subject: who, object, verb: `${say.methods(method ?? [])}하다` }, tense: 'will' };
  },
};
