import type { OperationText } from '../../wording';

export const text: OperationText<'returnToDeck'> = {
  en: ({ what, at }, say) => {
    if (say.extraDeckOnly(what))
      return { verb: 'return', rest: say.placed(what, { source: true }, 'to the Extra Deck') };
    const where = at === 'shuffle' ? 'into the Deck' : `on the ${at} of the Deck`;
    return { verb: at === 'shuffle' ? 'shuffle' : 'place', rest: say.placed(what, { source: true }, where) };
  },
  ko: ({ what, at }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    rest: say.extraDeckOnly(what)
      ? '엑스트라 덱으로'
      : at === 'shuffle'
        ? '덱으로'
        : at === 'top'
          ? '덱 맨 위로'
          : '덱 맨 아래로',
    verb: '되돌리다',
  }),
};
