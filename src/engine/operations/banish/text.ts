import type { OperationText } from '../../wording';

const LATER_EN = {
  nextTurnEndPhase: ' until the End Phase of the next turn',
  yourNextStandbyPhase: ' until your next Standby Phase',
};
const LATER_KO = {
  nextTurnEndPhase: '다음 턴의 엔드 페이즈까지',
  yourNextStandbyPhase: '다음 자신 스탠바이 페이즈까지',
};

export const text: OperationText<'banish'> = {
  en: ({ what, until, faceDown, holdsZone }, say) => ({
    verb: 'banish',
    rest:
      (faceDown ? say.placed(what, { source: true }, 'face-down') : say.object(what, { source: true })) +
      (until && until !== 'endPhase' ? LATER_EN[until] : '') +
      (holdsZone ? '; its Monster Zone cannot be used until then' : ''),
    ...(until === 'endPhase' && { until }),
  }),
  ko: ({ what, until, faceDown, holdsZone }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    ...(faceDown && { rest: '뒷면 표시로' }),
    ...(until &&
      until !== 'endPhase' && { rest: LATER_KO[until] + (holdsZone ? ' (그동안 그 몬스터 존은 사용할 수 없다)' : '') }),
    verb: '제외하다',
    ...(until === 'endPhase' && { until }),
  }),
};
