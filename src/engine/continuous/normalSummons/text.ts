import type { ModifierText } from '../../wording';

export const text: ModifierText<'normalSummons'> = {
  en: ({ who, n }, say) => ({
    subject: say.player(who),
    modal: 'can',
    verb: 'Normal Summon',
    rest: `or Set up to ${n} times`,
  }),
  ko: ({ who, n }, say) => ({
    subject: say.subject(who),
    object: '통상 소환을',
    rest: `${n}회까지`,
    verb: '할 수 있다',
  }),
};
