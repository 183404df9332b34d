import type { EventText } from '../../wording';

export const text: EventText<'attackTargeted'> = {
  names: ({ card }) => [{ name: 'event', cards: card }],
  en: ({ card }, say) => ({
    clause: {
      subject: say.noun(card, { quantity: 'any', placeless: true }),
      verb: 'be',
      rest: 'targeted for an attack',
    },
  }),
  ko: ({ card }, say) => ({
    clause: {
      subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
      object: '공격 대상으로',
      verb: '선택되다',
    },
  }),
};
