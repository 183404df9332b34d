import type { OperationText } from '../../wording';

export const text: OperationText<'negateAttack'> = {
  en: () => ({ verb: 'negate', rest: 'the attack' }),
  ko: () => ({ object: '그 공격을', rest: '무효로', verb: '하다' }),
};
