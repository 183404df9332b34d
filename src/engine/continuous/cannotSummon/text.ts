import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotSummon'> = {
  en: ({ who, methods, cards, tribute }, say) => ({
    subject: say.player(who),
    modal: 'cannot',
    verb: '',
    rest: `${tribute ? 'Tribute Summon' : say.methods(methods)} ${say.object({ kind: 'monster', ...cards }, { quantity: 'kind', placeless: true })}`,
  }),
  ko: ({ who, methods, cards, tribute }, say) => ({
    subject: say.subject(who),
    object: say.with({ kind: 'monster', ...cards }, '을/를', { quantity: 'kind', placeless: true }),
    verb: `${tribute ? '어드밴스 소환' : say.methods(methods)}할 수 없다`,
  }),
};
