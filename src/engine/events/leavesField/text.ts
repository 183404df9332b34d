import type { EventText } from '../../wording';

export const text: EventText<'leavesField'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, by, how }, say) => {
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
        subject: say.noun(card, { quantity: 'any', many: true, placeless: true }),
        verb: 'leave',
        rest: `the field${agent}`,
      },
    };
  },
  ko: ({ card, by, how }, say) => {
    const whose = by === undefined || by === 'both' ? '' : `${say.player(by)} `;
    const agent = how ? `${whose}효과로 ` : whose ? `${whose.trim()}에 의해 ` : '';
    return {
      clause: {
        subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
        object: `${agent}필드에서`,
        verb: '벗어나다',
      },
    };
  },
};
