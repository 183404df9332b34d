import type { EventText } from '../../wording';

export const text: EventText<'destroyed'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, how, from, by, with: other }, say) => {
    const causes = { battle: 'by battle', effect: 'by a card effect', any: 'by battle or by a card effect' };
    const agent = by === 'opponent' ? "by your opponent's card" : by === 'you' ? 'by your card' : '';
    const cause =
      how === 'effect' && agent ? `${agent} effect` : [how ? causes[how] : '', agent].filter(Boolean).join(' ');
    const where = from === undefined ? '' : from === 'field' ? 'on the field' : 'in a Monster Zone';
    const rest = ['destroyed', cause, where].filter(Boolean).join(' ');
    const subject = say.noun(card, {
      quantity: 'any',
      placeless: true,
      ...(other === undefined && { many: true as const }),
    });
    if (other === undefined) return { clause: { subject, verb: 'be', rest } };
    const both = `${subject.text} and ${say.noun(other, { quantity: 'any', placeless: true }).text}`;
    return { clause: { subject: { text: both, plural: true }, verb: 'be', rest: `${rest} at the same time` } };
  },
  ko: ({ card, how, from, by, with: other }, say) => {
    const causes = { battle: '전투로', effect: '효과로', any: '전투 / 효과로' };
    const effect = how === 'effect' && by !== undefined && by !== 'both';
    const agent = by === undefined ? '' : `${say.player(by)}${effect ? '의' : '에 의해'}`;
    const options = { quantity: 'kind', placeless: true } as const;
    const together =
      other === undefined ? '' : `${say.with(card, '과/와', options)} ${say.with(other, '이/가', options)}`;
    return {
      clause: {
        subject:
          together ||
          (from ? `${from === 'field' ? '필드' : say.label('places', from)}의 ` : '') +
            say.with(card, '이/가', options),
        object: [together ? '동시에' : '', agent, how ? causes[how] : ''].filter(Boolean).join(' '),
        verb: '파괴되다',
      },
    };
  },
};
