import type { EventText } from '../../wording';

export const text: EventText<'damage'> = {
  names: ({ source }) => [{ name: 'event', cards: source }],
  en: ({ to, how, source }, say) => {
    const damage = how === 'battle' ? 'battle damage' : how === 'effect' ? 'effect damage' : 'damage';
    if (source === undefined) return { clause: { subject: say.player(to), verb: 'take', rest: damage } };
    const whom = to === 'both' ? '' : ` to ${say.player(to).text}`;
    return {
      clause: {
        subject: say.noun(source, { quantity: 'any', placeless: true }),
        verb: 'inflict',
        rest: damage + whom,
      },
    };
  },
  ko: ({ to, how, source }, say) => {
    const damage = how === 'battle' ? '전투 데미지를' : how === 'effect' ? '효과 데미지를' : '데미지를';
    if (source === undefined) {
      const who = to === 'both' ? '자신이나 상대가' : say.attach(say.player(to), '이/가');
      return { clause: { subject: who, object: damage, verb: '받다' } };
    }
    const whom = to === 'both' ? '' : `${say.player(to)}에게 `;
    return {
      clause: {
        subject: say.with(source, '이/가', { quantity: 'kind', placeless: true }),
        object: whom + damage,
        verb: '주다',
      },
    };
  },
};
