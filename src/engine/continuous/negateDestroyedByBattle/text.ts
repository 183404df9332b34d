import type { ModifierText } from '../../wording';

export const text: ModifierText<'negateDestroyedByBattle'> = {
  en: ({ to }, say) => ({
    subject: {
      text: `the effects of monsters destroyed by battle with ${say.object(to, { quantity: 'kind' })}`,
      plural: true,
    },
    verb: 'be',
    rest: 'negated, also in the GY',
  }),
  ko: ({ to }, say) => ({
    object: `${say.with(to, '이/가', { quantity: 'every' })} 전투로 파괴한 몬스터의 효과는 묘지에서도`,
    verb: '무효화되다',
  }),
};
