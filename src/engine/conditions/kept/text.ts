import type { ConditionText } from '../../wording';

const KINDS: Partial<Record<string, { en: string; ko: string }>> = {
  battle: { en: 'battle damage', ko: '전투 데미지' },
  effect: { en: 'effect damage', ko: '효과 데미지' },
};

export const text: ConditionText<'kept'> = {
  en: ({ name, is }, say) => {
    const subject = { text: say.value({ kept: name === 'how' ? 'amount' : name }), plural: false };
    return { clause: { subject, verb: '', rest: `was ${KINDS[is]?.en ?? is}` } };
  },
  ko: ({ name, is }, say) => {
    const subject = say.attach(say.value({ kept: name === 'how' ? 'amount' : name }), '이/가');
    return { clause: { subject, object: KINDS[is]?.ko ?? `${is}`, verb: '이다' }, past: true };
  },
};
