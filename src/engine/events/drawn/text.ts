import type { EventText } from '../../wording';

export const text: EventText<'drawn'> = {
  names: () => [{ name: 'event', cards: undefined, many: true }],
  en: ({ by }, say) => ({
    clause: {
      subject: by === 'both' ? { text: 'a player', plural: false } : say.player(by),
      verb: 'draw',
      rest: '1 or more cards',
    },
  }),
  ko: ({ by }, say) => ({
    clause: {
      subject: by === 'both' ? '자신이나 상대가' : say.attach(say.player(by), '이/가'),
      object: '카드를',
      verb: '드로우하다',
    },
  }),
};
