import type { EventText } from '../../wording';

export const text: EventText<'addedToHand'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, from, to }, say) => ({
    clause: {
      subject: say.noun(card, { quantity: 'any', many: true, placeless: true }),
      verb: 'be',
      rest: `added${from ? ` from ${say.places(from)}` : ''} to ${say.whose(to ?? 'you')} hand`,
    },
  }),
  ko: ({ card, from, to }, say) => ({
    clause: {
      subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
      object: `${from ? `${say.places(from)}에서 ` : ''}${to === undefined || to === 'you' ? '' : `${say.player(to)}의 `}패에`,
      verb: '넣어지다',
    },
  }),
};
