import type { EventText } from '../../wording';

export const text: EventText<'destroyed'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, how, by }, say) => {
    const causes = { battle: 'by battle', effect: 'by a card effect', any: 'by battle or by a card effect' };
    const agent = by === 'opponent' ? "by your opponent's card" : by === 'you' ? 'by your card' : '';
    const rest = ['destroyed', how ? causes[how] : '', agent].filter(Boolean).join(' ');
    return { clause: { subject: say.noun(card, { quantity: 'any', many: true, placeless: true }), verb: 'be', rest } };
  },
  ko: ({ card, how, by }, say) => {
    const causes = { battle: '전투로', effect: '효과로', any: '전투 / 효과로' };
    const agent = by === undefined ? '' : `${say.player(by)}에 의해`;
    return {
      clause: {
        subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
        object: [agent, how ? causes[how] : ''].filter(Boolean).join(' '),
        verb: '파괴되다',
      },
    };
  },
};
