import type { OperationText } from '../../wording';

export const text: OperationText<'placeInPendulumZone'> = {
  en: ({ what }, say) => ({ verb: 'place', rest: say.placed(what, { source: true }, 'in your Pendulum Zone') }),
  ko: ({ what }, say) => ({ object: say.object(what, { source: true }), rest: '자신의 펜듈럼 존에', verb: '놓다' }),
};
