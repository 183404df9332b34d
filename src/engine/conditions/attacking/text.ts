import type { ConditionText } from '../../wording';

const ANY = { quantity: 'any' } as const;
const KIND = { quantity: 'kind' } as const;

export const text: ConditionText<'attacking'> = {
  en: ({ card, orAttacked, battleStep }, say) => ({
    during: battleStep
      ? `during the Battle Step in which ${say.object(card, ANY)} attacks${orAttacked ? ' or is attacked' : ''}`
      : orAttacked
        ? `from the declaration of an attack by or on ${say.object(card, ANY)} until the end of the Damage Step`
        : `from ${say.possessive(card, ANY)} attack declaration until the end of the Damage Step`,
  }),
  ko: ({ card, orAttacked, battleStep }, say) => ({
    during: battleStep
      ? `${say.with(card, '이/가', KIND)} ${orAttacked ? '공격하거나 공격받는' : '공격하는'} 배틀 스텝에`
      : orAttacked
        ? `${say.with(card, '이/가', KIND)} 공격하거나 공격받는 공격 선언시부터 데미지 스텝 종료시까지`
        : `${say.noun(card, KIND)}의 공격 선언시부터 데미지 스텝 종료시까지`,
  }),
};
