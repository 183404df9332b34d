import type { ConditionText } from '../../wording';

export const text: ConditionText<'handCount'> = {
  en: ({ who, min, max }, say) => {
    const count =
      min !== undefined && min === max
        ? `exactly ${min}`
        : max === undefined
          ? `${min ?? 1} or more`
          : min === undefined
            ? `${max} or fewer`
            : `${min} to ${max}`;
    const have = max === 0 ? 'no cards' : `${count} card${count === '1' ? '' : 's'}`;
    return {
      clause: { subject: say.player(who), verb: 'have', rest: `${have} in ${who === 'you' ? 'your' : 'their'} hand` },
    };
  },
  ko: ({ who, min, max }, say) => {
    const subject = `${say.player(who)}의 패가`;
    if (max === 0) return { clause: { subject, object: '0장', verb: '이다' } };
    const words = [min === undefined ? '' : `${min}장 이상`, max === undefined ? '' : `${max}장 이하`].filter(Boolean);
    return {
      clause: { subject, object: min !== undefined && min === max ? `${min}장` : words.join(' '), verb: '이다' },
    };
  },
};
