import type { OperationText } from '../../wording';

export const text: OperationText<'changeAttackTarget'> = {
  en: ({ to }, say) => ({ verb: 'change', rest: `the attack target to ${say.object(to)}` }),
  ko: ({ to }, say) => ({ object: '공격 대상을', rest: say.with(to, '으로/로'), verb: '옮기다' }),
};
