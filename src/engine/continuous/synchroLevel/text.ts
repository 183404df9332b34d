import type { ModifierText } from '../../wording';

export const text: ModifierText<'synchroLevel'> = {
  en: ({ to, level }, say) => ({
    subject: say.noun(to, { quantity: 'every' }),
    modal: 'can',
    verb: 'be',
    rest: `treated as Level ${level} when used as Synchro Material`,
  }),
  ko: ({ to, level }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: `싱크로 소재로 할 경우, 레벨 ${level} 몬스터로`,
    verb: '취급할 수 있다',
  }),
};
