import type { ModifierText } from '../../wording';

export const text: ModifierText<'noHandLimit'> = {
  en: ({ who }, say) => ({ subject: say.player(who), verb: 'have', rest: 'no hand size limit' }),
  ko: ({ who }, say) => ({ object: `${say.player(who)}의 패의 매수 제한은`, verb: '없어지다' }),
};
