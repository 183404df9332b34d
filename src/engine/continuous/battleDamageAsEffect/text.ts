import type { ModifierText } from '../../wording';

export const text: ModifierText<'battleDamageAsEffect'> = {
  en: ({ to }, say) => {
    const noun = say.noun(to, { quantity: 'kind' });
    return {
      subject: { text: `battle damage ${noun.text} ${noun.plural ? 'inflict' : 'inflicts'}`, plural: false },
      verb: 'be',
      rest: 'treated as effect damage instead',
    };
  },
  ko: ({ to }, say) => ({
    object: `${say.with(to, '이/가', { quantity: 'every' })} 주는 전투 데미지는 효과 데미지로`,
    verb: '취급하다',
  }),
};
