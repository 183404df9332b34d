import type { EventText } from '../../wording';

export const text: EventText<'damage'> = {
  names: ({ source }) => [{ name: 'event', cards: source }],
  en: ({ to, how, source, direct, attacking, by }, say) => {
    const damage = how === undefined ? 'damage' : `${how} damage`;
    const attack = direct ? ' by a direct attack' : attacking ? ' by attacking' : '';
    if (source === undefined) {
      const from = by === 'you' ? ' from your card' : by === 'opponent' ? " from your opponent's card" : '';
      const subject = to === 'both' ? { text: 'a player', plural: false } : say.player(to);
      return { clause: { subject, verb: 'take', rest: damage + attack + from } };
    }
    const whom = to === 'both' ? '' : ` to ${say.player(to).text}`;
    return {
      clause: {
        subject: say.noun(source, { quantity: 'any', placeless: true }),
        verb: 'inflict',
        rest: damage + whom + attack,
      },
    };
  },
  ko: ({ to, how, source, direct, attacking, by }, say) => {
    const damage = how === 'battle' ? '전투 데미지를' : how === 'effect' ? '효과 데미지를' : '데미지를';
    const attack = direct ? '직접 공격으로 ' : attacking ? '공격으로 ' : '';
    if (source === undefined) {
      const who = to === 'both' ? '자신이나 상대가' : say.attach(say.player(to), '이/가');
      const from = by === 'you' || by === 'opponent' ? `${say.player(by)}의 카드에 의해 ` : '';
      return { clause: { subject: who, object: from + attack + damage, verb: '받다' } };
    }
    const whom = to === 'both' ? '' : `${say.player(to)}에게 `;
    return {
      clause: {
        subject: say.with(source, '이/가', { quantity: 'kind', placeless: true }),
        object: attack + whom + damage,
        verb: '주다',
      },
    };
  },
};
