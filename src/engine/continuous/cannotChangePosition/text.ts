import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotChangePosition'> = {
  en: ({ to }, say) => ({
    subject: {
      text:
        typeof to === 'object'
          ? `the battle positions of ${say.object(to, { quantity: 'kind' })}`
          : `${say.possessive(to)} battle position`,
      plural: false,
    },
    modal: 'cannot',
    verb: 'be',
    rest: 'changed',
  }),
  ko: ({ to }, say) => ({
    object: `${say.noun(to, { quantity: 'every' })}의 표시 형식은`,
    verb: '변경할 수 없다',
  }),
};
