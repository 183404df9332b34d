import type { EventText } from '../../wording';

export const text: EventText<'targetingResolved'> = {
  names: ({ card }) => [{ name: 'event', cards: card }],
  en: ({ card }, say) => ({
    moment: `after a card effect that targets ${say.object(card, { quantity: 'any', placeless: true })} resolves`,
    clause: { verb: '' },
  }),
  ko: ({ card }, say) => ({
    at: `${say.with(card, '을/를', { quantity: 'kind', placeless: true })} 대상으로 하는 효과의 처리 후`,
  }),
};
