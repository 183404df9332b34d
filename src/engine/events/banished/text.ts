import type { EventText } from '../../wording';

export const text: EventText<'banished'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, from }, say) => ({
    clause: {
      subject: say.noun(card, { quantity: 'any', many: true, placeless: true }),
      verb: 'be',
      rest: from ? `banished from ${say.places(from)}` : 'banished',
    },
  }),
  ko: ({ card, from }, say) => ({
    clause: {
      subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
      object: from ? `${say.places(from)}에서` : '',
      verb: '제외되다',
    },
  }),
};
