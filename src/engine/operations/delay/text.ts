import type { OperationText } from '../../wording';

const ordinal = (n: number): string => `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;

export const text: OperationText<'delay'> = {
  en: ({ at, do: steps }, say) => {
    const phase = say.label('phases', at.phase);
    const atEnd = {
      this: `at the end of this ${phase}`,
      you: `at the end of your next ${phase}`,
      opponent: `at the end of your opponent's next ${phase}`,
      any: `at the end of the next ${phase}`,
    };
    const when =
      at.phase === 'battle'
        ? atEnd
        : {
            this: `during the ${phase} of this turn`,
            you: `during your next ${phase}`,
            opponent: `during your opponent's next ${phase}`,
            any: `during the next ${phase}`,
          };
    const whose = { this: 'the', you: 'your', opponent: "your opponent's", any: 'the' };
    const nth = at.nth === undefined || at.nth === 1 ? '' : ordinal(at.nth);
    const lead = nth ? `during ${whose[at.turn]} ${nth} ${phase} from now` : when[at.turn];
    const rest = say.steps(steps);
    // One thing done is said before its time, as in "destroy it during the End Phase of this turn".
    const plain = steps.length === 1 && steps[0]?.if === undefined && !/[.,;:\n]/.test(rest);
    return plain ? { verb: '', rest: `${rest} ${lead}` } : { lead, verb: '', rest };
  },
  ko: ({ at, do: steps }, say) => {
    const phase = say.label('phases', at.phase);
    const when = { this: '이 턴의', you: '다음 자신', opponent: '다음 상대', any: '다음' };
    const whose = { this: '', you: '자신 ', opponent: '상대 ', any: '' };
    const nth = at.nth === undefined || at.nth === 1 ? '' : `지금부터 ${at.nth}번째 ${whose[at.turn]}${phase}에`;
    const time = at.phase === 'battle' ? '종료시에' : '에';
    return {
      lead: nth || `${when[at.turn]} ${phase}${at.phase === 'battle' ? ' ' : ''}${time}`,
      object: say.steps(steps),
      verb: '',
    };
  },
};
