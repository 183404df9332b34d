import type { Ref } from '../../definition';
import type { OperationText } from '../../wording';

/** Any card of the field will do. */
const anywhere = (from: Ref): boolean => typeof from === 'object' && Object.keys(from).every((key) => key === 'all');

export const text: OperationText<'removeCounter'> = {
  en: ({ counter, n, from, spread }, say) => ({
    verb: 'remove',
    rest: `${n} ${say.label('counters', counter)}${n === 1 ? '' : 's'} from ${spread ? (anywhere(from) ? 'anywhere on the field' : say.object(from, { quantity: 'kind' })) : say.object(from)}`,
  }),
  ko: ({ counter, n, from, spread }, say) => ({
    object: `${spread ? (anywhere(from) ? '자신 / 상대 필드' : say.noun(from, { quantity: 'kind' })) : say.noun(from)}의 ${say.attach(say.label('counters', counter), '을/를')} ${n}개`,
    verb: '제거하다',
  }),
};
