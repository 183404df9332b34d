import type { OperationText } from '../../wording';

export const text: OperationText<'excavate'> = {
  en: ({ stopAt, n = 1 }, say) => ({
    verb: 'excavate',
    rest: stopAt
      ? `cards from the top of your Deck until you excavate ${say.object(stopAt, { quantity: 'any', placeless: true })}`
      : `the top ${n === 1 ? 'card' : `${n} cards`} of your Deck`,
  }),
  ko: ({ stopAt, n = 1 }, say) => ({
    object: stopAt
      ? `${say.with(stopAt, '이/가', { quantity: 'kind', placeless: true })} 나올 때까지 자신의 덱 위에서 카드를`
      : `자신의 덱 위에서 카드를 ${n}장`,
    verb: '넘기다',
  }),
};
