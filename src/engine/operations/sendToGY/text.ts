import type { OperationText } from '../../wording';

export const text: OperationText<'sendToGY'> = {
  en: ({ what }, say) => ({ verb: 'send', rest: say.placed(what, { source: true }, 'to the GY') }),
  ko: ({ what }, say) => ({ object: say.object(what, { source: true }), same: what, rest: '묘지로', verb: '보내다' }),
};
