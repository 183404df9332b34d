import type { OperationText } from '../../wording';

export const text: OperationText<'equipSelf'> = {
  en: ({ to }, say) => ({ verb: 'equip', rest: `${say.object('self')} to ${say.object(to)}` }),
  ko: ({ to }, say) => ({ object: say.object('self'), rest: `${say.noun(to)}에`, verb: '장착하다' }),
};
