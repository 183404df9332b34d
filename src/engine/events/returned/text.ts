import type { EventText } from '../../wording';

export const text: EventText<'returned'> = {
  names: ({ card, exactlyOne }) => [{ name: 'event', cards: card, many: typeof card === 'object' && !exactlyOne }],
  en: ({ card, from, to, faceUp, by, how, exactlyOne }, say) => {
    const noun = say.noun(card, { quantity: 'any', placeless: true, ...(exactlyOne ? {} : { many: true }) });
    const one = faceUp ? noun.text.replace(/^(this) /, '$1 face-up ') : noun.text;
    const text = exactlyOne ? one.replace(/^an? /, 'exactly 1 ') : one;
    const what = how ? 'card effect' : 'card';
    const agent = by === 'opponent' ? ` by your opponent's ${what}` : by === 'you' ? ` by your ${what}` : '';
    const source = from === undefined ? '' : ` from ${say.places(from)}`;
    return {
      clause: {
        subject: { ...noun, text },
        verb: 'be',
        rest: `returned${source} to the ${to === 'hand' ? 'hand' : 'Deck'}${agent}`,
      },
    };
  },
  ko: ({ card, from, to, faceUp, by, how, exactlyOne }, say) => ({
    clause: {
      lead: '',
      subject: exactlyOne
        ? `${say.noun(card, { quantity: 'kind', placeless: true })} 1장만이`
        : `${faceUp ? '앞면 표시의 ' : ''}${say.with(card, '이/가', { quantity: 'kind', placeless: true })}`,
      object: [
        by === undefined || by === 'both' ? '' : `${say.player(by)}의 ${how ? '효과로' : '카드에 의해'}`,
        from === undefined ? '' : `${say.places(from)}에서`,
      ]
        .filter(Boolean)
        .join(' '),
      rest: to === 'hand' ? '패로' : '덱으로',
      verb: '되돌아가다',
    },
  }),
};
