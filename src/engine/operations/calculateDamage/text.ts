import type { OperationText } from '../../wording';

export const text: OperationText<'calculateDamage'> = {
  en: () => ({ verb: 'perform', rest: 'damage calculation' }),
  ko: () => ({ object: '데미지 계산을', verb: '실행하다' }),
};
