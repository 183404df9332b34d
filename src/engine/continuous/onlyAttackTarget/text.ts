import type { ModifierText } from '../../wording';

export const text: ModifierText<'onlyAttackTarget'> = {
  en: ({ to }, say) => ({
    subject: { text: "your opponent's monsters", plural: true },
    modal: 'can',
    verb: 'attack',
    rest: `only ${say.object(to, { quantity: 'kind' })}`,
  }),
  ko: ({ to }, say) => ({
    subject: '상대 몬스터는',
    object: `${say.noun(to, { quantity: 'every' })}만`,
    verb: '공격할 수 있다',
  }),
};
