import type { ModifierText } from '../../wording';

export const text: ModifierText<'noShield'> = {
  en: ({ to }, say) => ({
    subject: say.noun(to, { quantity: 'kind' }),
    verb: 'do',
    rest: 'not keep your opponent from attacking directly',
  }),
  ko: ({ to }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: '상대의 직접 공격을',
    verb: '막지 않다',
  }),
};
