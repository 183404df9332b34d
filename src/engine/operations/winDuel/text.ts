import type { OperationText } from '../../wording';

export const text: OperationText<'winDuel'> = {
  en: ({ who }, say) => ({ subject: say.player(who), verb: 'win', rest: 'the Duel' }),
  ko: ({ who }, say) => ({ subject: say.subject(who), rest: '듀얼에서', verb: '승리하다' }),
};
