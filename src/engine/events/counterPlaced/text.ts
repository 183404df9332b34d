import type { EventText } from '../../wording';

export const text: EventText<'counterPlaced'> = {
  names: ({ on }) => [{ name: 'event', cards: on }],
  en: ({ counter, on }, say) => ({
    clause: {
      subject: { text: `a ${say.label('counters', counter)}`, plural: false },
      verb: 'be',
      rest: `placed on ${say.object(on, { quantity: 'any', placeless: true })}`,
    },
  }),
  ko: ({ counter, on }, say) => ({
    clause: {
      subject: `${say.noun(on, { quantity: 'kind', placeless: true })}에 ${say.attach(say.label('counters', counter), '이/가')}`,
      verb: '놓이다',
    },
  }),
};
