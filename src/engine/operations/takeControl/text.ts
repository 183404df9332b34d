import type { OperationText } from '../../wording';

export const text: OperationText<'takeControl'> = {
  en: ({ what, until }, say) => ({ verb: 'take', rest: `control of ${say.object(what)}`, ...(until && { until }) }),
  ko: ({ what, until }, say) => ({ object: `${say.noun(what)}의 컨트롤을`, verb: '얻다', ...(until && { until }) }),
};
