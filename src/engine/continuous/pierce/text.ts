import type { ModifierText } from '../../wording';

export const text: ModifierText<'pierce'> = {
  en: ({ to, times = 1 }, say) => {
    const noun = say.noun(to, { quantity: 'any' });
    return {
      lead: `if ${noun.text} attack${noun.plural ? '' : 's'} a Defense Position monster`,
      subject: { text: noun.plural ? 'they' : 'it', plural: noun.plural },
      verb: 'inflict',
      rest: `${times === 1 ? '' : times === 2 ? 'double ' : `${times} times the `}piercing battle damage`,
    };
  },
  ko: ({ to, times = 1 }, say) => ({
    lead: `${say.with(to, '이/가', { quantity: 'every' })} 수비 표시 몬스터를 공격했을 경우`,
    object: `공격력이 그 수비력을 넘은 ${times === 1 ? '만큼' : `수치의 ${times === 2 ? '' : times}배만큼`} 상대에게 전투 데미지를`,
    verb: '주다',
  }),
};
