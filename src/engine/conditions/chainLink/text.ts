import type { ConditionText } from '../../wording';

export const text: ConditionText<'chainLink'> = {
  en: ({ min }) => ({ during: `as Chain Link ${min} or higher` }),
  ko: ({ min }) => ({ during: `체인 ${min} 이후에` }),
};
