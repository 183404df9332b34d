import type { ModifierText } from '../../wording';

export const text: ModifierText<'oneAttacker'> = {
  en: ({ who }, say) => ({
    subject: who === 'both' ? { text: 'each player', plural: false } : say.player(who),
    modal: 'can',
    verb: 'attack',
    rest: 'with only 1 monster during each Battle Phase',
  }),
  ko: ({ who }, say) => ({
    subject: who === 'both' ? '양쪽 플레이어는' : say.subject(who),
    verb: '배틀 페이즈에 몬스터 1장으로밖에 공격할 수 없다',
  }),
};
