import type { OperationText } from '../../wording';

export const text: OperationText<'negateActivation'> = {
  en: () => ({ verb: 'negate', rest: 'the activation' }),
  ko: () => ({ object: '그 발동을', rest: '무효로', verb: '하다' }),
};
