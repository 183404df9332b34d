import type { EventText } from '../../wording';

export const text: EventText<'leavesField'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, by, how, wasSet, faceUp, to }, say) => {
    const subject = say.noun(card, { quantity: 'any', many: true, placeless: true });
    const what = how ? 'card effect' : 'card';
    const agent =
      by === 'opponent'
        ? ` by your opponent's ${what}`
        : by === 'you'
          ? ` by your ${what}`
          : how
            ? ` by a ${what}`
            : '';
    return {
      clause: {
        subject:
          card === 'self' && (wasSet || faceUp)
            ? { text: wasSet ? 'this Set card' : 'this face-up card', plural: false }
            : subject,
        verb: 'leave',
        rest: `the field${agent}${to ? ` and is ${say.or(to.map((p) => (p === 'gy' ? 'sent to the GY' : 'banished')))}` : ''}`,
      },
    };
  },
  ko: ({ card, by, how, wasSet, faceUp, to }, say) => {
    const whose = by === undefined || by === 'both' ? '' : `${say.player(by)} `;
    const agent = how ? `${whose}효과로 ` : whose ? `${whose.trim()}에 의해 ` : '';
    return {
      clause: {
        subject:
          wasSet && card === 'self'
            ? '세트되어 있는 이 카드가'
            : faceUp && card === 'self'
              ? '앞면 표시의 이 카드가'
              : say.with(card, '이/가', { quantity: 'kind', placeless: true }),
        ...(to
          ? {
              object: `${agent}필드에서 벗어나 ${to.includes('gy') ? '묘지로 보내지거나' : ''}`.trim(),
              verb: '제외되다',
            }
          : { object: `${agent}필드에서`, verb: '벗어나다' }),
      },
    };
  },
};
