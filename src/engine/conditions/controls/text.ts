import type { ConditionText } from '../../wording';

export const text: ConditionText<'controls'> = {
  en: ({ who, cards, min, max }, say) => {
    const one = say.noun(cards, { quantity: 'any', placeless: true });
    const zone = cards.from === 'spellTrapZone' || cards.from === 'fieldZone' ? cards.from : null;
    const pendulum = `${cards.not === 'self' ? 'other ' : ''}${say.label('places', 'pendulumZone')}`;
    const where = cards.pendulumZone ? pendulum : zone ? say.label('places', zone) : null;
    const after = (where ? ` in ${say.whose(who)} ${where}` : '') + (one.except ?? '');
    const noun = one.text + after;
    const kind = say.noun(cards, { quantity: 'kind', placeless: true }).text + after;
    const control = { subject: say.player(who), verb: 'control' };
    if (max === 0) return { clause: { ...control, rest: `no ${kind}` } };
    if (min !== undefined && max !== undefined) {
      return {
        clause: {
          ...control,
          rest:
            min === max ? `exactly ${min} ${min === 1 ? noun.replace(/^an? /, '') : kind}` : `${min} to ${max} ${kind}`,
        },
      };
    }
    if (max !== undefined) return { clause: { ...control, rest: `${max} or fewer ${kind}` } };
    return { clause: { ...control, rest: (min ?? 1) > 1 ? `${min} or more ${kind}` : noun } };
  },
  ko: ({ who, cards, min, max }, say) => {
    const noun = say.with({ ...cards, of: who }, '이/가', { quantity: 'kind', within: true });
    if (max === 0) return { clause: { subject: noun, verb: '존재하지 않다' } };
    const count = [min !== undefined && min > 1 ? `${min}장 이상` : '', max !== undefined ? `${max}장 이하` : ''];
    if (min !== undefined && min === max) return { clause: { subject: noun, rest: `${min}장만`, verb: '존재하다' } };
    return { clause: { subject: noun, rest: count.filter(Boolean).join(' '), verb: '존재하다' } };
  },
};
