import type { ModifierText } from '../../wording';

export const text: ModifierText<'banishInsteadOfGY'> = {
  en: ({ cards }, say) => {
    const { of, from, ...what } = cards;
    const gy = of === undefined || of === 'both' ? 'the GY' : `${say.whose(of)} GY`;
    const leaving = from === undefined ? '' : `from ${say.places(from)} `;
    const { text, except } = say.noun(what, { quantity: 'kind', placeless: true });
    return {
      subject: { text: `${text} sent ${leaving}to ${gy}`, plural: true, ...(except && { except }) },
      verb: 'be',
      rest: 'banished instead',
    };
  },
  ko: ({ cards }, say) => {
    const { of, from, ...what } = cards;
    const gy = of === undefined || of === 'both' ? '묘지로' : `${say.player(of)} 묘지로`;
    const leaving = from === undefined ? '' : `${say.places(from)}에서 `;
    const noun = say.with(what, '은/는', { quantity: 'kind', placeless: true });
    return { subject: `${leaving}${gy} 보내지는 ${noun}`, rest: '대신에', verb: '제외되다' };
  },
};
