import type { EventText } from '../../wording';

export const text: EventText<'tributed'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, for: purpose }, say) => ({
    clause: {
      subject: say.noun(card, { quantity: 'any', many: true, placeless: true }),
      verb: 'be',
      rest: purpose === 'tributeSummon' ? 'Tributed for a Tribute Summon' : 'Tributed',
    },
  }),
  ko: ({ card, for: purpose }, say) => ({
    clause: {
      subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
      object: purpose === 'tributeSummon' ? '어드밴스 소환을 위해' : '',
      verb: '릴리스되다',
    },
  }),
};
