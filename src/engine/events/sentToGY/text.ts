import type { EventText } from '../../wording';

export const text: EventText<'sentToGY'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: card !== 'self' }],
  en: ({ card, from, to, destroyed, by }, say) => {
    const whose = to ? say.whose(to) : 'the';
    const agent = by === 'opponent' ? " by your opponent's card" : by === 'you' ? ' by your card' : '';
    const leaving = from ? ` from ${say.places(from)}` : '';
    const subject = say.noun(card, { quantity: 'any', many: true, placeless: true });
    if (destroyed === undefined)
      return { clause: { subject, verb: 'be', rest: `sent${leaving} to ${whose} GY${agent}` } };
    const how = destroyed === 'any' ? agent : ` by ${destroyed === 'battle' ? 'battle' : 'a card effect'}`;
    return { clause: { subject, verb: 'be', rest: `destroyed${how} and sent${leaving} to ${whose} GY` } };
  },
  ko: ({ card, from, to, destroyed, by }, say) => {
    const agent = by === undefined ? '' : `${say.player(by)}에 의해`;
    const how = destroyed === 'battle' ? '전투로 파괴되어' : destroyed === 'effect' ? '효과로 파괴되어' : '파괴되어';
    const words = [
      agent,
      destroyed ? how : '',
      from ? `${say.places(from)}에서` : '',
      to ? `${say.player(to)} 묘지로` : '묘지로',
    ];
    return {
      clause: {
        subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
        object: words.filter(Boolean).join(' '),
        verb: '보내지다',
      },
    };
  },
};
