import type { EventText } from '../../wording';

export const text: EventText<'lpGained'> = {
  names: () => [],
  en: ({ who }, say) => ({
    clause: {
      subject: who === 'both' ? { text: 'a player', plural: false } : say.player(who),
      verb: 'gain',
      rest: 'LP',
    },
  }),
  ko: ({ who }, say) => ({
    clause: { subject: who === 'both' ? '자신이나 상대의 LP가' : `${say.player(who)}의 LP가`, verb: '회복되다' },
  }),
};
