import type { ModifierText } from '../../wording';

export const text: ModifierText<'noBattleDamage'> = {
  en: ({ who }, say) => ({ subject: say.player(who), verb: 'take', rest: 'no battle damage' }),
  ko: ({ who }, say) => ({ object: `${say.attach(say.player(who), '이/가')} 받는 전투 데미지는 0이`, verb: '되다' }),
};
