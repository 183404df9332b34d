import type { OperationText } from '../../wording';

export const text: OperationText<'changeTarget'> = {
  en: ({ to }, say) => ({ verb: 'change', rest: `the target of that effect to ${say.object(to)}` }),
  ko: ({ to }, say) => ({ object: '그 효과의 대상을', rest: say.with(to, '으로/로'), verb: '옮기다' }),
};
