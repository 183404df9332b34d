import type { OperationText } from '../../wording';

export const text: OperationText<'placeCounter'> = {
  en: ({ counter, n, on, max }, say) => ({
    verb: 'place',
    rest: `${n} ${say.label('counters', counter)}${n === 1 ? '' : 's'} on ${say.object(on)}${max === undefined ? '' : ` (max. ${max})`}`,
  }),
  ko: ({ counter, n, on, max }, say) => ({
    object: `${say.noun(on)}에 ${say.attach(say.label('counters', counter), '을/를')} ${n}개`,
    verb: '놓다',
    ...(max !== undefined && { note: `최대 ${max}개까지` }),
  }),
};
