import type { ModifierText } from '../../wording';

export const text: ModifierText<'damageInsteadOfGain'> = {
  en: ({ who }, say) => ({
    lead: `each time ${who === 'both' ? 'a player' : say.player(who).text} would gain LP by an effect`,
    subject: who === 'both' ? { text: 'that player', plural: false } : say.player(who),
    verb: 'take',
    rest: 'that much damage instead',
  }),
  ko: ({ who }, say) => ({
    lead: `${who === 'both' ? '자신이나 상대가' : say.attach(say.player(who), '이/가')} 효과로 LP를 회복할 경우`,
    object: '대신에 그 수치만큼의 데미지를',
    verb: '받다',
  }),
};
