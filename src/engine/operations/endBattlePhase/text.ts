import type { OperationText } from '../../wording';

export const text: OperationText<'endBattlePhase'> = {
  en: () => ({ verb: 'end', rest: 'the Battle Phase' }),
  ko: () => ({ object: '배틀 페이즈를', verb: '종료하다' }),
};
