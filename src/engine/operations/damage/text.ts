import type { OperationText } from '../../wording';

export const text: OperationText<'damage'> = {
  en: ({ to, amount }, say) => {
    const damage = say.amount(amount, 'damage');
    if (to === 'you') return { verb: 'take', rest: damage };
    if (to === 'both') return { subject: { text: 'each player', plural: false }, verb: 'take', rest: damage };
    const whom = to === 'opponent' ? 'your opponent' : `the controller of ${say.object(to)}`;
    return { verb: 'inflict', rest: `${damage} to ${whom}` };
  },
  ko: ({ to, amount }, say) => {
    const object = `${say.amount(amount)} 데미지를`;
    if (to === 'you' || to === 'both') return { subject: say.subject(to), object, verb: '받다' };
    if (to === 'opponent') return { subject: '상대에게', object, verb: '주다' };
    return { subject: `${say.noun(to)}의 컨트롤러에게`, object, verb: '주다' };
  },
};
