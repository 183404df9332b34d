import type { EventText } from '../../wording';

export const text: EventText<'returned'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, from, to, faceUp }, say) => {
    const noun = say.noun(card, { quantity: 'any', many: true, placeless: true });
    const text = faceUp ? noun.text.replace(/^(this) /, '$1 face-up ') : noun.text;
    const source = from === undefined ? '' : ` from ${say.places(from)}`;
    return {
      clause: {
        subject: { ...noun, text },
        verb: 'be',
        rest: `returned${source} to the ${to === 'hand' ? 'hand' : 'Deck'}`,
      },
    };
  },
  ko: ({ card, from, to, faceUp }, say) => ({
    clause: {
      lead: '',
      subject: `${faceUp ? '앞면 표시의 ' : ''}${say.with(card, '이/가', { quantity: 'kind', placeless: true })}`,
      object: from === undefined ? '' : `${say.places(from)}에서`,
      rest: to === 'hand' ? '패로' : '덱으로',
      verb: '되돌아가다',
    },
  }),
};
