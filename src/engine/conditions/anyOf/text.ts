import type { ConditionText } from '../../wording';

export const text: ConditionText<'anyOf'> = {
  en: ({ of }, say) => say.anyOf(of),
  ko: ({ of }, say) => say.anyOf(of),
};
