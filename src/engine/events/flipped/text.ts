import type { EventText } from '../../wording';

export const text: EventText<'flipped'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card }, say) => ({
    clause: { subject: say.noun(card, { quantity: 'any', placeless: true }), verb: 'be', rest: 'flipped face-up' },
  }),
  ko: ({ card }, say) => ({
    clause: { subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }), verb: '리버스하다' },
  }),
};
