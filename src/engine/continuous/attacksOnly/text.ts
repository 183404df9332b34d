import type { ModifierText } from '../../wording';

export const text: ModifierText<'attacksOnly'> = {
  en: ({ to, targets }, say) => ({
    subject: say.noun(to, { quantity: 'every' }),
    modal: 'can',
    verb: 'attack',
    rest: `only ${say.object(targets, { quantity: 'kind', placeless: true })}`,
  }),
  ko: ({ to, targets }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: `${say.noun(targets, { quantity: 'kind', placeless: true })}만`,
    verb: '공격할 수 있다',
  }),
};
