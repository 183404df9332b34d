import type { OperationText } from '../../wording';

export const text: OperationText<'delay'> = {
  en: ({ at, do: steps }, say) => {
    const phase = say.label('phases', at.phase);
    const when = {
      this: `during the ${phase} of this turn`,
      you: `during your next ${phase}`,
      opponent: `during your opponent's next ${phase}`,
      any: `during the next ${phase}`,
    };
    return { lead: when[at.turn], verb: '', rest: say.steps(steps) };
  },
  ko: ({ at, do: steps }, say) => {
    const phase = say.label('phases', at.phase);
    const when = { this: '이 턴의', you: '다음 자신', opponent: '다음 상대', any: '다음' };
    return { lead: `${when[at.turn]} ${phase}에`, object: say.steps(steps), verb: '' };
  },
};
