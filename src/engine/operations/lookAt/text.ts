import type { OperationText } from '../../wording';

export const text: OperationText<'lookAt'> = {
  en: ({ what }, say) => ({ verb: 'look', rest: `at ${say.object(what)}` }),
  ko: ({ what }, say) => ({ object: say.object(what), same: what, verb: '확인하다' }),
};
