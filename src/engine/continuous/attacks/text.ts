import type { ModifierText } from '../../wording';

export const text: ModifierText<'attacks'> = {
  en: ({ to, n }, say) => ({
    subject: say.noun(to, { quantity: 'every' }),
    modal: 'can',
    verb: 'attack',
    rest: `${n === 2 ? 'twice' : `${n} times`} during each Battle Phase`,
  }),
  ko: ({ to, n }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: `1번의 배틀 페이즈 중에 ${n}회`,
    verb: '공격할 수 있다',
  }),
};
