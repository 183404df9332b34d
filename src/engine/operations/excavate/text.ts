import type { OperationText } from '../../wording';

export const text: OperationText<'excavate'> = {
  en: ({ stopAt }, say) => ({
    verb: 'excavate',
    rest: `cards from the top of your Deck until you excavate ${say.object(stopAt, { quantity: 'any', placeless: true })}`,
  }),
  ko: ({ stopAt }, say) => ({
    object: `${say.with(stopAt, '이/가', { quantity: 'kind', placeless: true })} 나올 때까지 자신의 덱 위에서 카드를`,
    verb: '넘기다',
  }),
};
