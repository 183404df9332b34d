import type { OperationText } from '../../wording';

export const text: OperationText<'choose'> = {
  en: ({ what }, say) => ({ verb: 'choose', rest: say.object(what) }),
  ko: ({ what }, say) => ({ object: say.object(what).replace(/ 골라$/, ''), same: what, verb: '고르다' }),
};
