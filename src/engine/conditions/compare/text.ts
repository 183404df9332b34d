import type { ConditionText } from '../../wording';

export const text: ConditionText<'compare'> = {
  en: ({ left, is, right }, say) => {
    const amount = say.value(right);
    const words = {
      atLeast: `${amount} or more`,
      atMost: `${amount} or less`,
      equal: amount,
      different: `not ${amount}`,
    };
    const plural = typeof left === 'object' && 'lp' in left;
    return { clause: { subject: { text: say.value(left), plural }, verb: 'be', rest: words[is] } };
  },
  ko: ({ left, is, right }, say) => {
    const amount = say.value(right);
    const words = { atLeast: `${amount} 이상`, atMost: `${amount} 이하`, equal: amount, different: `${amount} 이외` };
    return { clause: { subject: say.attach(say.value(left), '이/가'), object: words[is], verb: '이다' } };
  },
};
