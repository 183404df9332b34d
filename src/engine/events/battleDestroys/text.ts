import type { EventText } from '../../wording';

export const text: EventText<'battleDestroys'> = {
  names: ({ what }) => [
    { name: 'battling', cards: what ?? { kind: 'monster' } },
    { name: 'event', cards: what ?? { kind: 'monster' } },
  ],
  en: ({ card, what, at }, say) => ({
    ...(at === 'afterDamageCalculation' && { moment: 'after damage calculation' }),
    clause: {
      subject: say.noun(card, { quantity: 'any', placeless: true }),
      verb: 'destroy',
      rest: `${say.object(what ?? { kind: 'monster' }, { quantity: 'any', placeless: true })} by battle`,
    },
  }),
  ko: ({ card, what, at }, say) => {
    const me = say.with(card, '이/가', { quantity: 'kind', placeless: true });
    const other = say.with(what ?? { kind: 'monster' }, '을/를', { quantity: 'kind', placeless: true });
    if (at === 'afterDamageCalculation') return { at: `${me} 전투로 ${other} 파괴한 데미지 계산 후` };
    return { clause: { subject: me, object: `전투로 ${other}`, verb: '파괴하다' } };
  },
};
