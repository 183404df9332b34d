import type { ConditionText } from '../../wording';

export const text: ConditionText<'turnAfterWinning'> = {
  en: ({ card }, say) => ({
    during: `in your next turn after ${say.noun(card, { placeless: true }).text} destroyed a monster by battle`,
  }),
  ko: ({ card }, say) => ({
    during: `${say.with(card, '이/가', { placeless: true })} 전투로 몬스터를 파괴한 다음 자신 턴에`,
  }),
};
