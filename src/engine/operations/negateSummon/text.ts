import type { OperationText } from '../../wording';

export const text: OperationText<'negateSummon'> = {
  en: () => ({ verb: 'negate', rest: 'the Summon' }),
  ko: () => ({ object: '그 소환을', rest: '무효로', verb: '하다' }),
};
