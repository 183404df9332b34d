import type { ConditionText } from '../../wording';

export const text: ConditionText<'chainLink'> = {
  en: ({ min, allNamesDiffer }) => ({
    during: `as Chain Link ${min} or higher${allNamesDiffer ? ', while no two cards of the same name are in that Chain' : ''}`,
  }),
  ko: ({ min, allNamesDiffer }) => ({
    during: `${allNamesDiffer ? '같은 이름의 카드의 효과가 두 번 이상 발동되어 있지 않은 체인에서, ' : ''}체인 ${min} 이후에`,
  }),
};
