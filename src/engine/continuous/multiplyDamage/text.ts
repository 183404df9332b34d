import type { ModifierText } from '../../wording';

export const text: ModifierText<'multiplyDamage'> = {
  en: ({ who, how, by, once, involving }, say) => {
    const damage = how === undefined ? 'damage' : `${how} damage`;
    const taken = who === 'both' ? 'both players take' : who === 'you' ? 'you take' : 'your opponent takes';
    const result = by === 0.5 ? 'halved' : by === 2 ? 'doubled' : `multiplied by ${by}`;
    const battle = involving === undefined ? '' : ` from battles between ${say.object(involving)} and another monster`;
    return {
      subject: { text: `${how === undefined ? 'all ' : ''}${damage} ${taken}${battle}`, plural: false },
      verb: 'be',
      rest: once ? `${result} (no damage is ${result} twice by effects of ${say.ownName()})` : result,
    };
  },
  ko: ({ who, how, by, once, involving }, say) => {
    const damage = how === undefined ? '데미지는' : how === 'battle' ? '전투 데미지는' : '효과 데미지는';
    const result = by === 0.5 ? '절반이' : by === 2 ? '배가' : `${by}배가`;
    const battle = involving === undefined ? '' : `${say.with(involving, '과/와')} 다른 몬스터의 전투로 `;
    return {
      object: `${battle}${say.attach(say.player(who), '이/가')} 받는 ${how === undefined ? '모든 ' : ''}${damage} ${result}`,
      verb: '되다',
      ...(once && { note: `같은 데미지에는 ${say.ownName()}의 효과가 2번 적용되지 않는다` }),
    };
  },
};
