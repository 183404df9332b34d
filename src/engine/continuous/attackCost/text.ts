import type { ModifierText } from '../../wording';

export const text: ModifierText<'attackCost'> = {
  en: ({ to, lp }, say) => {
    const subject = say.noun(to, { quantity: 'kind' });
    const yours = to === 'self' || say.sideOf(to) === 'you';
    const payer = yours ? 'you pay' : `${subject.plural ? 'their' : 'its'} controller pays`;
    return { subject, modal: 'cannot', verb: 'declare', rest: `an attack unless ${payer} ${lp} LP` };
  },
  ko: ({ to, lp }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: `${lp} LP를 지불하지 않으면`,
    verb: '공격 선언할 수 없다',
  }),
};
