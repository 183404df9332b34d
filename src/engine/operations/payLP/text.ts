import type { OperationText } from '../../wording';

export const text: OperationText<'payLP'> = {
  en: ({ amount }, say) => ({ verb: 'pay', rest: typeof amount === 'number' ? `${amount} LP` : say.value(amount) }),
  ko: ({ amount }, say) => {
    if (typeof amount === 'number') return { object: `${amount} LP를`, verb: '지불하다' };
    const half = 'half' in amount && typeof amount.half === 'object' && 'lp' in amount.half && amount.half.lp === 'you';
    return { object: half ? 'LP를 절반' : `${say.amount(amount)} LP를`, verb: '지불하다' };
  },
};
