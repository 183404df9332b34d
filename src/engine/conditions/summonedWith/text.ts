import type { ConditionText } from '../../wording';

export const text: ConditionText<'summonedWith'> = {
  en: ({ card, what, all }, say) => {
    const subject = say.noun(card);
    const used = say.object(what, { quantity: all ? 'kind' : 'any', placeless: true });
    const words = all ? `using only ${used}` : `using ${used}`;
    return { clause: { subject, verb: '', rest: `${subject.plural ? 'were' : 'was'} Summoned ${words}` } };
  },
  ko: ({ card, what, all }, say) => {
    const noun = say.noun(what, { quantity: 'kind', placeless: true });
    const used = say.attach(all ? `${noun}만` : noun, '을/를');
    return {
      clause: { subject: say.with(card, '이/가'), object: `${used} 사용하여`, verb: '소환되다' },
      past: true,
      ...(card === 'self' && { self: `${used} 사용하여 소환한 이 카드` }),
    };
  },
};
