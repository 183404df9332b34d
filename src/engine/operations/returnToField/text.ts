import type { OperationText } from '../../wording';

export const text: OperationText<'returnToField'> = {
  en: ({ what }, say) => ({ verb: 'return', rest: `${say.object(what)} to the field` }),
  ko: ({ what }, say) => ({ object: say.object(what), same: what, rest: '필드로', verb: '되돌리다' }),
};
