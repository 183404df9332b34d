import type { ModifierText } from '../../wording';

export const text: ModifierText<'extraNormalSummon'> = {
  en: ({ who, cards, set }, say) => ({
    subject: say.player(who),
    modal: 'can',
    verb: 'Normal Summon',
    rest: `${set ? 'or Set ' : ''}${say.placed({ kind: 'monster', ...cards }, { placeless: true }, `once during ${say.whose(who)} Main Phase in addition to the ordinary Normal Summon or Set`)}`,
  }),
  ko: ({ who, cards, set }, say) => ({
    subject: say.subject(who),
    object: `통상 소환 외에도 1번만, ${say.player(who)} 메인 페이즈에 ${say.with({ kind: 'monster', ...cards }, '을/를', { placeless: true })}`,
    verb: `${set ? '통상' : '일반'} 소환할 수 있다`,
  }),
};
