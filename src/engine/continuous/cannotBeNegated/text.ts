import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotBeNegated'> = {
  en: ({ to }, say) => ({
    subject: { text: `the activations and effects of ${say.object(to, { quantity: 'every' })}`, plural: true },
    modal: 'cannot',
    verb: 'be',
    rest: 'negated',
  }),
  ko: ({ to }, say) => ({
    object: `${say.noun(to, { quantity: 'every' })}의 발동과 효과는`,
    verb: '무효화되지 않다',
  }),
};
