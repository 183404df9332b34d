import type { OperationText } from '../../wording';

export const text: OperationText<'removeCounter'> = {
  en: ({ counter, n, from, spread }, say) => ({
    verb: 'remove',
    rest: `${n} ${say.label('counters', counter)}${n === 1 ? '' : 's'} from ${spread ? 'anywhere on the field' : say.object(from)}`,
  }),
  ko: ({ counter, n, from, spread }, say) => ({
    object: `${spread ? '자신 / 상대 필드' : say.noun(from)}의 ${say.attach(say.label('counters', counter), '을/를')} ${n}개`,
    verb: '제거하다',
  }),
};
