import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotBanish'> = {
  en: ({ who }, say) => ({ subject: say.player(who), modal: 'cannot', verb: 'banish', rest: 'cards' }),
  ko: ({ who }, say) => ({ subject: say.subject(who), object: '카드를', verb: '제외할 수 없다' }),
};
