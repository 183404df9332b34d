import type { ModifierText } from '../../wording';

export const text: ModifierText<'control'> = {
  en: ({ to }, say) => ({
    subject: say.player('you'),
    verb: 'gain',
    rest: `control of ${say.object(to, { quantity: 'every' })}`,
  }),
  ko: ({ to }, say) => ({
    subject: say.subject('you'),
    object: `${say.noun(to, { quantity: 'every' })}의 컨트롤을`,
    verb: '얻다',
  }),
};
