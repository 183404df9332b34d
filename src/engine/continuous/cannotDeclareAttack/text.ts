import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotDeclareAttack'> = {
  en: ({ to }, say) => {
    const subject = say.noun(to, { quantity: 'kind' });
    return { subject, modal: 'cannot', verb: 'declare', rest: subject.plural ? 'attacks' : 'an attack' };
  },
  ko: ({ to }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    verb: '공격 선언할 수 없다',
  }),
};
