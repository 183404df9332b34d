import type { Ref, Value } from '../../definition';
import type { ConditionText } from '../../wording';

/** Cards that have a name, where as many of them must be left as there were. */
const allOf = (left: Value, is: string): Ref | null =>
  is === 'equal' && typeof left === 'object' && 'count' in left && typeof left.count === 'string' ? left.count : null;

export const text: ConditionText<'compare'> = {
  en: ({ left, is, right }, say) => {
    const all = allOf(left, is);
    if (all) return { clause: { verb: '', rest: `all ${right} of ${say.object(all)} are still there` } };
    const amount = say.value(right);
    const words = {
      atLeast: `${amount} or more`,
      atMost: `${amount} or less`,
      more: `higher than ${amount}`,
      less: `lower than ${amount}`,
      equal: amount,
      different: `not ${amount}`,
    };
    const plural = typeof left === 'object' && 'lp' in left;
    return { clause: { subject: { text: say.value(left), plural }, verb: 'be', rest: words[is] } };
  },
  ko: ({ left, is, right }, say) => {
    const all = allOf(left, is);
    if (all) return { clause: { subject: `${say.noun(all)} ${right}장이`, rest: '모두', verb: '존재하다' } };
    const amount = say.value(right);
    const subject = say.attach(say.value(left), '이/가');
    if (is === 'different') return { clause: { subject, object: say.attach(amount, '이/가'), verb: '아니다' } };
    if (is === 'more' || is === 'less') {
      const height = typeof left === 'object' && 'stat' in left;
      const verb = is === 'more' ? (height ? '높다' : '많다') : height ? '낮다' : '적다';
      return { clause: { subject, object: `${amount}보다`, verb } };
    }
    const words = { atLeast: `${amount} 이상`, atMost: `${amount} 이하`, equal: amount };
    return { clause: { subject, object: words[is], verb: '이다' } };
  },
};
