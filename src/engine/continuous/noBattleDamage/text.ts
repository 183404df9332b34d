import type { ModifierText } from '../../wording';

export const text: ModifierText<'noBattleDamage'> = {
  en: ({ who, involving, attacking }, say) => {
    const named = involving === undefined ? '' : say.object(involving, { quantity: 'kind' });
    const noun = who === 'opponent' ? named.replace('your opponent controls', 'they control') : named;
    const from = noun && (attacking ? ` from attacks by ${noun}` : ` from battles involving ${noun}`);
    if (who === 'both') {
      return { subject: { text: 'neither player', plural: false }, verb: 'take', rest: `any battle damage${from}` };
    }
    return { subject: say.player(who), verb: 'take', rest: `no battle damage${from}` };
  },
  ko: ({ who, involving, attacking }, say) => {
    const noun = involving === undefined ? '' : say.noun(involving, { quantity: 'every' });
    const from = noun && `${noun}의 ${attacking ? '공격으로' : '전투로'} `;
    const player = who === 'both' ? '서로가' : say.attach(say.player(who), '이/가');
    return { object: `${from}${player} 받는 전투 데미지는 0이`, verb: '되다' };
  },
};
