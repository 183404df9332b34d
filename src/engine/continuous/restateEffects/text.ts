import type { ModifierText } from '../../wording';

export const text: ModifierText<'restateEffects'> = {
  en: ({ to, apply }, say) => ({
    subject: { text: `the continuous effects of ${say.object(to, { quantity: 'every' })}`, plural: true },
    verb: 'be',
    rest: `applied as: "${say.and(apply.map((m) => say.modifier(m)))}"`,
  }),
  ko: ({ to, apply }, say) => ({
    object: `${say.noun(to, { quantity: 'every' })}의 지속 효과는 "${say.modifiers(apply)}"로서`,
    verb: '적용되다',
  }),
};
