import type { OperationText } from '../../wording';

export const text: OperationText<'linger'> = {
  en: ({ apply, reaction, until }, say) => {
    const parts = (apply ?? []).map((m) => say.modifier(m));
    if (reaction) parts.push(`each time ${say.when(reaction.when)}, immediately ${say.steps(reaction.do)}`);
    return { verb: '', rest: say.and(parts), until, ...(reaction && { untilFirst: true }) };
  },
  ko: ({ apply, reaction, until }, say) => {
    const parts = apply?.length ? [say.modifiers(apply)] : [];
    if (reaction) parts.push(`${say.when(reaction.when, true)}, ${say.steps(reaction.do)}`);
    const lasting = until === 'turnEnd' ? { lead: '이 턴에' } : { until };
    return { object: parts.join('. '), verb: '', ...lasting };
  },
};
