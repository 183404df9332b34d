import type { OperationText } from '../../wording';

export const text: OperationText<'negateEffects'> = {
  en: ({ what, until }, say) => ({
    verb: 'negate',
    rest: typeof what === 'object' ? `the effects of ${say.object(what)}` : `${say.possessive(what)} effects`,
    until,
  }),
  ko: ({ what, until }, say) => ({ object: `${say.noun(what)}의 효과를`, rest: '무효로', verb: '하다', until }),
};
