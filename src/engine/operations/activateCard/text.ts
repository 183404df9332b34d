import type { OperationText } from '../../wording';

export const text: OperationText<'activateCard'> = {
  en: ({ what }, say) => ({ verb: 'activate', rest: say.object(what, { source: true }) }),
  ko: ({ what }, say) => ({ object: say.object(what, { source: true }), verb: '발동하다' }),
};
