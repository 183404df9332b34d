import type { EventText } from '../../wording';

export const text: EventText<'leavesField'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card }, say) => ({
    clause: {
      subject: say.noun(card, { quantity: 'any', many: true, placeless: true }),
      verb: 'leave',
      rest: 'the field',
    },
  }),
  ko: ({ card }, say) => ({
    clause: {
      subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
      object: '필드에서',
      verb: '벗어나다',
    },
  }),
};
