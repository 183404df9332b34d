import type { ConditionText } from '../../wording';

export const text: ConditionText<'attacking'> = {
  en: ({ card }, say) => ({
    during: `from ${say.possessive(card)} attack declaration until the end of the Damage Step`,
  }),
  ko: ({ card }, say) => ({ during: `${say.noun(card)}의 공격 선언시부터 데미지 스텝 종료시까지` }),
};
