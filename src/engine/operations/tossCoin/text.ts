import type { OperationText } from '../../wording';

export const text: OperationText<'tossCoin'> = {
  en: ({ heads, tails }, say) => ({
    verb: 'toss',
    rest: 'a coin and call it',
    more: [
      ...(heads.length > 0 ? [`if you call it right, ${say.steps(heads)}`] : []),
      ...(tails.length > 0 ? [`if you call it wrong, ${say.steps(tails)}`] : []),
    ],
  }),
  ko: ({ heads, tails }, say) => ({
    object: '코인 토스를 1회 실행하고, 앞뒷면을',
    verb: '맞추다',
    more: [
      ...(heads.length > 0 ? [`맞은 경우, ${say.steps(heads)}`] : []),
      ...(tails.length > 0 ? [`틀린 경우, ${say.steps(tails)}`] : []),
    ],
  }),
};
