import type { ModifierText } from '../../wording';

export const text: ModifierText<'gainInsteadOfDamage'> = {
  en: ({ who, how }, say) => ({
    lead: `each time ${who === 'both' ? 'a player' : say.player(who).text} would take ${how ? `${how} damage` : 'damage'}`,
    subject: who === 'both' ? { text: 'that player', plural: false } : say.player(who),
    verb: 'gain',
    rest: 'that much LP instead',
  }),
  ko: ({ who, how }, say) => ({
    lead: `${who === 'both' ? '자신이나 상대가' : say.attach(say.player(who), '이/가')} ${how ? { battle: '전투 ', effect: '효과 ' }[how] : ''}데미지를 받을 경우`,
    object: '대신에 그 수치만큼 LP를',
    verb: '회복하다',
  }),
};
