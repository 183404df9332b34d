import type { EventText } from '../../wording';

export const text: EventText<'discarded'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, by }, say) => {
    const agent = by === 'opponent' ? " by your opponent's card" : by === 'you' ? ' by your card' : '';
    return {
      clause: {
        subject: say.noun(card, { quantity: 'any', many: true, placeless: true }),
        verb: 'be',
        rest: `discarded${agent}`,
      },
    };
  },
  ko: ({ card, by }, say) => ({
    clause: {
      subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
      object: `${by === undefined ? '' : `${say.player(by)}에 의해 `}패에서`,
      verb: '버려지다',
    },
  }),
};
