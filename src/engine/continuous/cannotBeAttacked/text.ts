import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotBeAttacked'> = {
  en: ({ to }, say) => ({
    subject: { text: "your opponent's monsters", plural: true },
    modal: 'cannot',
    verb: 'target',
    rest: `${say.object(to, { quantity: 'kind' })} for attacks`,
  }),
  ko: ({ to }, say) => ({
    subject: say.subject('opponent'),
    object: `${say.with(to, '을/를', { quantity: 'every' })} 공격 대상으로`,
    verb: '선택할 수 없다',
  }),
};
