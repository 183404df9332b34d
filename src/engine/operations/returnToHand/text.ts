import type { OperationText } from '../../wording';

export const text: OperationText<'returnToHand'> = {
  en: ({ what }, say) => {
    const noun = say.noun(what);
    const hand = what === 'self' ? 'your hand' : noun.plural ? "their owners' hands" : "its owner's hand";
    return { verb: 'return', rest: say.placed(what, {}, `to ${hand}`) };
  },
  ko: ({ what }, say) => ({ object: say.object(what), same: what, rest: '패로', verb: '되돌리다' }),
};
