import type { OperationText } from '../../wording';

export const text: OperationText<'negateEffect'> = {
  en: () => ({ verb: 'negate', rest: 'that effect' }),
  ko: () => ({ object: '그 효과를', rest: '무효로', verb: '하다' }),
};
