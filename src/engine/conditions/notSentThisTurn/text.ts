import type { ConditionText } from '../../wording';

export const text: ConditionText<'notSentThisTurn'> = {
  en: ({ card }, say) => ({ during: `except the turn ${say.noun(card, { placeless: true }).text} was sent to the GY` }),
  ko: ({ card }, say) => ({ during: `${say.with(card, '이/가', { placeless: true })} 묘지로 보내진 턴 이외에` }),
};
