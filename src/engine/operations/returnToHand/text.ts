import type { OperationText } from '../../wording';

export const text: OperationText<'returnToHand'> = {
  en: ({ what }, say) => {
    const noun = say.noun(what);
    const owner = what === 'self' ? 'your' : noun.plural ? "their owners'" : "its owner's";
    return { verb: 'return', rest: say.placed(what, {}, `to ${owner} hand`) };
  },
  ko: ({ what }, say) => ({ object: say.object(what), same: what, rest: '패로', verb: '되돌리다' }),
};
