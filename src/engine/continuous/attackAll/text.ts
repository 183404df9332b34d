import type { ModifierText } from '../../wording';

export const text: ModifierText<'attackAll'> = {
  en: ({ to }, say) => ({
    subject: say.noun(to, { quantity: 'every' }),
    modal: 'can',
    verb: 'attack',
    rest: 'all monsters your opponent controls, once each',
  }),
  ko: ({ to }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: '상대 필드의 모든 몬스터에 1번씩',
    verb: '공격할 수 있다',
  }),
};
