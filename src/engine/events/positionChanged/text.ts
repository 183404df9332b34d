import type { EventText } from '../../wording';

export const text: EventText<'positionChanged'> = {
  names: ({ card }) => [{ name: 'event', cards: card, many: typeof card === 'object' }],
  en: ({ card, from, to }, say) => {
    if (from === undefined && to === undefined) {
      const text = `the battle position of ${say.object(card, { quantity: 'any', placeless: true })}`;
      return { clause: { subject: { text, plural: false }, verb: 'be', rest: 'changed' } };
    }
    const name = { attack: 'Attack Position', defense: 'Defense Position' };
    const words = [from ? ` from ${name[from]}` : '', to ? ` to face-up ${name[to]}` : ''];
    return {
      clause: {
        subject: say.noun(card, { quantity: 'any', placeless: true }),
        verb: 'be',
        rest: `changed${words.join('')}`,
      },
    };
  },
  ko: ({ card, from, to }, say) => {
    const name = { attack: '공격 표시', defense: '수비 표시' };
    const words = [from ? `${name[from]}에서` : '', to ? `앞면 ${name[to]}로` : ''].filter(Boolean);
    return {
      clause: {
        subject: `${say.noun(card, { quantity: 'kind', placeless: true })}의 표시 형식이`,
        ...(words.length > 0 && { object: words.join(' ') }),
        verb: '변경되다',
      },
    };
  },
};
