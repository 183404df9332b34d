import type { OperationText } from '../../wording';

export const text: OperationText<'destroy'> = {
  en: ({ what, to }, say) => {
    const noun = say.noun(what);
    const banished = to === 'banished' ? ` and banish ${noun.plural ? 'them' : 'it'}` : '';
    return { verb: 'destroy', rest: noun.text + banished };
  },
  ko: ({ what, to }, say) => ({
    object: say.object(what),
    same: what,
    ...(to === 'banished' ? { rest: '파괴하고', verb: '제외하다' } : { verb: '파괴하다' }),
  }),
};
