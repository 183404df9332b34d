import type { ModifierText } from '../../wording';

export const text: ModifierText<'untargetable'> = {
  en: ({ to, from }, say) => ({
    subject: say.player(from),
    modal: 'cannot',
    verb: 'target',
    rest: `${say.object(to, { quantity: 'kind' })} with card effects`,
  }),
  ko: ({ to, from }, say) => ({
    subject: say.subject(from),
    object: `${say.with(to, '을/를', { quantity: 'every' })} 효과의 대상으로`,
    verb: '할 수 없다',
  }),
};
