import type { OperationText } from '../../wording';

export const text: OperationText<'banish'> = {
  en: ({ what, until }, say) => ({ verb: 'banish', rest: say.object(what, { source: true }), ...(until && { until }) }),
  ko: ({ what, until }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    verb: '제외하다',
    ...(until && { until }),
  }),
};
