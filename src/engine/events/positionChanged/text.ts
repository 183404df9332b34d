import type { EventText } from '../../wording';

export const text: EventText<'positionChanged'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card }, say) => ({
    clause: {
      subject: {
        text: `the battle position of ${say.object(card, { quantity: 'any', placeless: true })}`,
        plural: false,
      },
      verb: 'be',
      rest: 'changed',
    },
  }),
  ko: ({ card }, say) => ({
    clause: {
      subject: `${say.noun(card, { quantity: 'kind', placeless: true })}의 표시 형식이`,
      verb: '변경되다',
    },
  }),
};
