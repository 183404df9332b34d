import type { ConditionText } from '../../wording';

export const text: ConditionText<'flipped'> = {
  en: ({ card }, say) => {
    const subject = say.noun(card);
    return { clause: { subject, verb: '', rest: `${subject.plural ? 'were' : 'was'} flipped face-up` } };
  },
  ko: ({ card }, say) => ({
    clause: { subject: say.with(card, '이/가'), verb: '리버스하다' },
    past: true,
    ...(card === 'self' && { self: '리버스한 이 카드' }),
  }),
};
