import type { ConditionText } from '../../wording';

export const text: ConditionText<'notSummonedThisTurn'> = {
  en: ({ card }, say) => ({
    during: `except the turn ${say.noun(card, { placeless: true }).text} was Normal or Special Summoned, or flipped face-up`,
  }),
  ko: ({ card }, say) => ({
    during: `${say.with(card, '이/가', { placeless: true })} 일반 소환 / 특수 소환 / 리버스한 턴 이외에`,
  }),
};
