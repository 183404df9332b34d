import type { OperationText } from '../../wording';

export const text: OperationText<'banish'> = {
  en: ({ what, until, faceDown }, say) => ({
    verb: 'banish',
    rest: faceDown ? say.placed(what, { source: true }, 'face-down') : say.object(what, { source: true }),
    ...(until && { until }),
  }),
  ko: ({ what, until, faceDown }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    ...(faceDown && { rest: '뒷면 표시로' }),
    verb: '제외하다',
    ...(until && { until }),
  }),
};
