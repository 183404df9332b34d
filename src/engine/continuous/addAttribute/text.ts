import type { ModifierText } from '../../wording';

export const text: ModifierText<'addAttribute'> = {
  en: ({ to, attribute }, say) => ({
    subject: say.noun(to, { quantity: 'every' }),
    verb: 'be',
    rest: `also treated as ${say.label('attributes', attribute)}`,
  }),
  ko: ({ to, attribute }, say) => ({
    object: `${say.noun(to, { quantity: 'every' })}의 속성은 "${say.label('attributes', attribute)}"으로도`,
    verb: '취급하다',
  }),
};
