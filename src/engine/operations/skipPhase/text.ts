import type { OperationText } from '../../wording';

export const text: OperationText<'skipPhase'> = {
  en: ({ phase, who, times }, say) => {
    const label = say.label('phases', phase);
    const phases = times === 1 ? `next ${label}` : `next ${times} ${label.replace('Phase', 'Phases')}`;
    if (who === 'both') return { subject: say.player('both'), verb: 'skip', rest: `their ${phases}` };
    return { verb: 'skip', rest: `${say.whose(who)} ${phases}` };
  },
  ko: ({ phase, who, times }, say) => ({
    object: `다음 ${say.player(who)} ${say.attach(say.label('phases', phase), '을/를')}${times === 1 ? '' : ` ${times}번`}`,
    verb: '스킵하다',
  }),
};
