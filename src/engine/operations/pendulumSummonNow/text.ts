import type { OperationText } from '../../wording';

export const text: OperationText<'pendulumSummonNow'> = {
  en: () => ({ lead: 'immediately after this effect resolves', verb: 'Pendulum Summon', rest: '' }),
  ko: () => ({ lead: '이 효과의 처리 직후', object: '', verb: '펜듈럼 소환하다' }),
};
