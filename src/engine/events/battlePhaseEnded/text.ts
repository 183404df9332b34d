import type { EventText } from '../../wording';

export const text: EventText<'battlePhaseEnded'> = {
  names: () => [],
  en: () => ({ moment: 'at the end of the Battle Phase', clause: { verb: '' } }),
  ko: () => ({ at: '배틀 페이즈 종료시' }),
};
