import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotAttack'> = {
  en: ({ to, direct }, say) => ({
    subject: say.noun(to, { quantity: 'kind' }),
    modal: 'cannot',
    verb: 'attack',
    ...(direct && { rest: 'directly' }),
  }),
  ko: ({ to, direct }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    rest: direct ? '직접' : '',
    verb: '공격할 수 없다',
  }),
};
