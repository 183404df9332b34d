import type { ModifierText } from '../../wording';

export const text: ModifierText<'redirect'> = {
  en: ({ to }, say) => {
    const noun = to === 'self' ? { text: 'this face-up card', plural: false } : say.noun(to, { quantity: 'any' });
    const they = noun.plural ? 'they leave' : 'it leaves';
    return { subject: noun, verb: 'be', rest: `banished if ${they} the field` };
  },
  ko: ({ to }, say) => ({
    lead: `${to === 'self' ? '앞면 표시의 이 카드가' : say.with(to, '이/가', { quantity: 'every' })} 필드에서 벗어날 경우`,
    object: '대신에',
    verb: '제외하다',
  }),
};
