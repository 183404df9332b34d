import type { ModifierText } from '../../wording';

export const text: ModifierText<'becomeName'> = {
  en: ({ to, name }, say) => ({
    subject: say.noun(to, { quantity: 'every' }),
    verb: 'be',
    rest: `treated as ${say.cardName(name)}`,
  }),
  ko: ({ to, name }, say) => ({
    object: `${say.noun(to, { quantity: 'every' })}의 카드명은 ${say.attach(say.cardName(name), '으로/로')}`,
    verb: '취급하다',
  }),
};
