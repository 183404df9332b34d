import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotSet'> = {
  en: ({ who, cards }, say) => ({
    subject: say.player(who),
    modal: 'cannot',
    verb: 'Set',
    rest: say.object({ kind: ['spell', 'trap'], ...cards }, { quantity: 'kind', placeless: true }),
  }),
  ko: ({ who, cards }, say) => ({
    subject: say.subject(who),
    object: say.with({ kind: ['spell', 'trap'], ...cards }, '을/를', { quantity: 'kind', placeless: true }),
    verb: '세트할 수 없다',
  }),
};
