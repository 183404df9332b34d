import type { ModifierText } from '../../wording';

export const text: ModifierText<'mustAttack'> = {
  en: ({ to }, say) => ({ subject: say.noun(to, { quantity: 'kind' }), verb: '', rest: 'must attack if able' }),
  ko: ({ to }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: '공격할 수 있으면 반드시',
    verb: '공격해야 하다',
  }),
};
