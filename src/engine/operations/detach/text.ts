import type { OperationText } from '../../wording';

export const text: OperationText<'detach'> = {
  en: ({ n, from }, say) => ({
    verb: 'detach',
    rest: `${n} Xyz Material${n === 1 ? '' : 's'} from ${say.object(from)}`,
  }),
  ko: ({ n, from }, say) => ({ object: `${say.noun(from)}의 엑시즈 소재를 ${n}개`, verb: '제거하다' }),
};
