import type { EventText } from '../../wording';

export const text: EventText<'attackNegated'> = {
  names: ({ card }) => [{ name: 'event', cards: card ?? { kind: 'monster' } }],
  en: ({ card, by }, say) => {
    const attack =
      card === 'self'
        ? "this card's attack"
        : `the attack of ${say.object(card ?? { kind: 'monster' }, { quantity: 'any', placeless: true })}`;
    const agent = by === 'opponent' ? " by your opponent's card" : by === 'you' ? ' by your card' : '';
    return { clause: { subject: { text: attack, plural: false }, verb: 'be', rest: `negated${agent}` } };
  },
  ko: ({ card, by }, say) => {
    const agent = by === 'opponent' || by === 'you' ? `${say.player(by)}에 의해 ` : '';
    const noun = say.noun(card ?? { kind: 'monster' }, { quantity: 'kind', placeless: true });
    return { clause: { subject: `${noun}의 공격이`, object: `${agent}무효가`, verb: '되다' } };
  },
};
