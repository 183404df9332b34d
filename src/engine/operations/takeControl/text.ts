import type { OperationText } from '../../wording';

export const text: OperationText<'takeControl'> = {
  en: ({ what, until, linked }, say) => ({
    verb: 'take',
    rest: `control of ${say.object(what)}${linked ? ', in a zone this card points to' : ''}`,
    ...(until && { until }),
  }),
  ko: ({ what, until, linked }, say) => ({
    object: linked ? `${say.object(what)} 이 카드의 링크 앞에 놓고 컨트롤을` : `${say.noun(what)}의 컨트롤을`,
    verb: '얻다',
    ...(until && { until }),
  }),
};
