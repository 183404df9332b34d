import type { ConditionText } from '../../wording';

export const text: ConditionText<'materials'> = {
  en: ({ card, min, max, of }, say) => {
    const subject = say.noun(card);
    const has = (what: string) => ({ clause: { subject, verb: 'have', rest: what } });
    if (of) return has(`${say.object(of, { quantity: 'any', placeless: true })} as Xyz Material`);
    if (max === 0) return has('no Xyz Material');
    if (max === undefined) return has((min ?? 1) > 1 ? `${min} or more Xyz Materials` : 'Xyz Material');
    const count = min === undefined ? `${max} or fewer` : min === max ? `exactly ${min}` : `${min} to ${max}`;
    return has(`${count} Xyz Material${count === 'exactly 1' ? '' : 's'}`);
  },
  ko: ({ card, min, max, of }, say) => {
    if (of)
      return {
        clause: {
          subject: say.with(card, '이/가'),
          object: `${say.with(of, '을/를', { quantity: 'kind', placeless: true })} 엑시즈 소재로`,
          verb: '하고 있다',
        },
      };
    const plain = max === 0 ? '없다' : max === undefined && (min ?? 1) === 1 ? '있다' : undefined;
    const words = [min === undefined ? '' : `${min}개 이상`, max === undefined ? '' : `${max}개 이하`].filter(Boolean);
    const count = min !== undefined && min === max ? `${min}개` : words.join(' ');
    return {
      clause: {
        subject: `${say.noun(card)}의 엑시즈 소재가`,
        ...(plain === undefined ? { object: count, verb: '이다' } : { verb: plain }),
      },
      ...(card === 'self' &&
        plain !== undefined && { self: `엑시즈 소재가 ${plain === '없다' ? '없는' : '있는'} 이 카드` }),
    };
  },
};
