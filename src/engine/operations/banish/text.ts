import type { OperationText } from '../../wording';

export const text: OperationText<'banish'> = {
  en: ({ what, until, faceDown }, say) => ({
    verb: 'banish',
    rest:
      (faceDown ? say.placed(what, { source: true }, 'face-down') : say.object(what, { source: true })) +
      (until === 'nextTurnEndPhase' ? ' until the End Phase of the next turn' : ''),
    ...(until === 'endPhase' && { until }),
  }),
  ko: ({ what, until, faceDown }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    ...(faceDown && { rest: '뒷면 표시로' }),
    ...(until === 'nextTurnEndPhase' && { rest: '다음 턴의 엔드 페이즈까지' }),
    verb: '제외하다',
    ...(until === 'endPhase' && { until }),
  }),
};
