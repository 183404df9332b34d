import type { OperationText } from '../../wording';

export const text: OperationText<'placeCounter'> = {
  en: ({ counter, n, on, max, spread, total }, say) => ({
    verb: 'place',
    rest: total
      ? `${say.label('counters', counter)}s on ${say.object(on)}, so that it has ${n}`
      : `${n} ${say.label('counters', counter)}${n === 1 ? '' : 's'} on ${spread ? say.object(on, { quantity: 'any', many: true }) : say.object(on)}${spread ? ', divided as you like' : ''}${max === undefined ? '' : ` (max. ${max})`}`,
  }),
  ko: ({ counter, n, on, max, spread, total }, say) => ({
    object: total
      ? `${say.noun(on)}에 ${say.attach(say.label('counters', counter), '을/를')} ${n}개가 되도록`
      : `${say.noun(on, spread ? { quantity: 'kind' } : {})}에 ${say.attach(say.label('counters', counter), '을/를')} ${n}개${spread ? ', 나누어' : ''}`,
    verb: '놓다',
    ...(max !== undefined && { note: `최대 ${max}개까지` }),
  }),
};
