import type { OperationText } from '../../wording';

export const text: OperationText<'removeCounter'> = {
  en: ({ counter, n, from }, say) => ({
    verb: 'remove',
    rest: `${n} ${say.label('counters', counter)}${n === 1 ? '' : 's'} from ${say.object(from)}`,
  }),
  ko: ({ counter, n, from }, say) => ({
    object: `${say.noun(from)}의 ${say.attach(say.label('counters', counter), '을/를')} ${n}개`,
    verb: '제거하다',
  }),
};
