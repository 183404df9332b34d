import type { OperationText } from '../../wording';

export const text: OperationText<'attach'> = {
  en: ({ what, to }, say) => ({
    verb: 'attach',
    rest: `${say.object(what, { source: true })} to ${say.object(to)} as Xyz Material`,
  }),
  ko: ({ what, to }, say) => ({
    object: say.object(what, { source: true }),
    rest: `${say.noun(to)}의 엑시즈 소재로`,
    verb: '하다',
  }),
};
