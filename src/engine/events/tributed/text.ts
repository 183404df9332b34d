import type { EventText } from '../../wording';

export const text: EventText<'tributed'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, for: purpose, from, to }, say) => {
    const words = [
      'Tributed',
      from ? ` from ${say.places(from)}` : '',
      purpose === 'tributeSummon' ? ' for a Tribute Summon' : '',
      to ? ' and sent to the GY' : '',
    ];
    return {
      clause: {
        subject: say.noun(card, { quantity: 'any', many: true, placeless: true }),
        verb: 'be',
        rest: words.join(''),
      },
    };
  },
  ko: ({ card, for: purpose, from, to }, say) => {
    const words = [
      from ? `${say.places(from)}에서` : '',
      purpose === 'tributeSummon' ? '어드밴스 소환을 위해' : '',
      to ? '릴리스되어 묘지로' : '',
    ];
    return {
      clause: {
        subject: say.with(card, '이/가', { quantity: 'kind', placeless: true }),
        object: words.filter(Boolean).join(' '),
        verb: to ? '보내지다' : '릴리스되다',
      },
    };
  },
};
