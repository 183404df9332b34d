import type { OperationText } from '../../wording';

export const text: OperationText<'toExtraDeck'> = {
  en: ({ what }, say) => ({ verb: 'add', rest: say.placed(what, { source: true }, 'to your Extra Deck face-up') }),
  ko: ({ what }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    rest: '엑스트라 덱에 앞면 표시로',
    verb: '넣다',
  }),
};
