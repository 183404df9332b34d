import type { EventText } from '../../wording';

export const text: EventText<'set'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, by }, say) => {
    const subject = say.noun(card, { quantity: 'any', many: true, placeless: true });
    if (by === undefined || card === 'self') return { clause: { subject, verb: 'be', rest: 'Set' } };
    return { clause: { subject: say.player(by), verb: 'Set', rest: subject.text } };
  },
  ko: ({ card, by }, say) => {
    const options = { quantity: 'kind', placeless: true } as const;
    if (by === undefined || card === 'self')
      return { clause: { subject: say.with(card, '이/가', options), verb: '세트되다' } };
    return {
      clause: {
        subject: say.attach(say.player(by), '이/가'),
        object: say.with(card, '을/를', options),
        verb: '세트하다',
      },
    };
  },
};
