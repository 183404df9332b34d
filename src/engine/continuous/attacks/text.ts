import type { ModifierText } from '../../wording';

export const text: ModifierText<'attacks'> = {
  en: ({ to, n, onMonsters }, say) => {
    const times = typeof n === 'number' ? (n === 2 ? 'twice' : `${n} times`) : '';
    const most = times ? '' : `, as often as ${say.value(n)}`;
    return {
      subject: say.noun(to, { quantity: 'every' }),
      modal: 'can',
      verb: 'attack',
      rest: `${onMonsters ? (times ? `monsters up to ${times} ` : 'monsters ') : times ? `${times} ` : ''}during each Battle Phase${most}`,
    };
  },
  ko: ({ to, n, onMonsters }, say) => {
    const times = `${say.value(n)}${typeof n === 'number' ? '회' : '까지'}`;
    return {
      subject: say.with(to, '은/는', { quantity: 'every' }),
      object: `1번의 배틀 페이즈 중에 ${onMonsters && typeof n === 'number' ? `${times}까지` : times}${onMonsters ? ' 몬스터에' : ''}`,
      verb: '공격할 수 있다',
    };
  },
};
