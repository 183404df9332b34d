import type { OperationText } from '../../wording';

export const text: OperationText<'tribute'> = {
  en: ({ what }, say) => ({ verb: 'Tribute', rest: say.object(what) }),
  ko: ({ what }, say) => ({ object: say.object(what), same: what, verb: '릴리스하다' }),
};
