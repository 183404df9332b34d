import type { ModifierText } from '../../wording';

export const text: ModifierText<'negateEffects'> = {
  en: ({ to }, say) => ({
    subject: {
      text:
        typeof to === 'object'
          ? `the effects of ${say.object(to, { quantity: 'every' })}`
          : `${say.possessive(to)} effects`,
      plural: true,
    },
    verb: 'be',
    rest: 'negated',
  }),
  ko: ({ to }, say) => ({ object: `${say.noun(to, { quantity: 'every' })}의 효과는`, verb: '무효화되다' }),
};
