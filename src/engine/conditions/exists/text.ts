import type { ConditionText } from '../../wording';

export const text: ConditionText<'exists'> = {
  en: ({ cards, min, max }, say) => {
    const one = say.noun(cards, { quantity: 'any' });
    const kind = say.noun(cards, { quantity: 'kind' }).text;
    const there = (rest: string, plural: boolean) => ({
      clause: { subject: { text: 'there', plural }, verb: 'be', rest },
    });
    if (typeof cards.is === 'string' && max === 0) {
      const noun = say.noun(cards.is);
      return { clause: { subject: noun, verb: 'be', rest: 'not there' } };
    }
    if (max === 0) return there(`no ${kind}`, true);
    if (max !== undefined) return there(`${min === undefined ? `${max} or fewer` : `${min} to ${max}`} ${kind}`, true);
    return (min ?? 1) > 1 ? there(`${min} or more ${kind}`, true) : there(one.text, false);
  },
  ko: ({ cards, min, max }, say) => {
    const noun = say.with(cards, '이/가', { quantity: 'kind', within: true });
    if (max === 0) return { clause: { subject: noun, verb: '존재하지 않다' } };
    const count = [min !== undefined && min > 1 ? `${min}장 이상` : '', max !== undefined ? `${max}장 이하` : ''];
    return { clause: { subject: noun, rest: count.filter(Boolean).join(' '), verb: '존재하다' } };
  },
};
