import type { OperationText } from '../../wording';

export const text: OperationText<'arrangeDeck'> = {
  en: ({ what, at }, say) => {
    const noun = say.noun(what);
    const order = noun.plural ? ' in any order' : '';
    return { verb: 'place', rest: `the rest of ${noun.text} on the ${at} of the Deck${order}` };
  },
  ko: ({ at }) => ({
    object: '남은 카드를',
    rest: `원하는 순서대로 덱 맨 ${at === 'top' ? '위' : '아래'}로`,
    verb: '되돌리다',
  }),
};
