import type { ModifierText } from '../../wording';

export const text: ModifierText<'noDamage'> = {
  en: ({ who }, say) => ({ subject: say.player(who), verb: 'take', rest: 'no damage' }),
  ko: ({ who }, say) => ({ object: `${say.attach(say.player(who), '이/가')} 받는 데미지는 0이`, verb: '되다' }),
};
