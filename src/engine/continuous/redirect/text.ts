import type { ModifierText } from '../../wording';

export const text: ModifierText<'redirect'> = {
  en: ({ to }, say) => {
    const noun = to === 'self' ? { text: 'this face-up card', plural: false } : say.noun(to, { quantity: 'any' });
    return {
      lead: `if ${noun.text} would leave the field`,
      verb: 'banish',
      rest: `${noun.plural ? 'them' : 'it'} instead`,
    };
  },
  ko: ({ to }, say) => ({
    subject: to === 'self' ? '앞면 표시의 이 카드는' : say.with(to, '은/는', { quantity: 'every' }),
    object: '필드에서 벗어났을 경우에',
    verb: '제외되다',
  }),
};
