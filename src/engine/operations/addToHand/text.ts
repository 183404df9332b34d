import type { OperationText } from '../../wording';

export const text: OperationText<'addToHand'> = {
  en: ({ what }, say) => ({ verb: 'add', rest: say.placed(what, { source: true }, 'to your hand') }),
  ko: ({ what }, say) => ({ object: say.object(what, { source: true }), same: what, rest: '패에', verb: '넣다' }),
};
