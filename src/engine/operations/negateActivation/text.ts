import { activationEn, activationKo } from '../../events/activated/text';
import type { OperationText } from '../../wording';

export const text: OperationText<'negateActivation'> = {
  en: ({ every }, say) => {
    if (!every) return { verb: 'negate', rest: 'the activation' };
    const one = every.by === 'you' || every.by === 'opponent';
    const what = activationEn(every.what, say).replace(/^an? /, '');
    const by = one ? ` that ${say.player(every.by ?? 'both').text} activated` : '';
    return { verb: 'negate', rest: `the activation of every ${what}${by} earlier in this Chain` };
  },
  ko: ({ every }, say) => {
    if (!every) return { object: '그 발동을', rest: '무효로', verb: '하다' };
    const whose = every.by === 'you' || every.by === 'opponent' ? `${say.player(every.by)}의 ` : '';
    return {
      object: `이 카드보다 먼저 체인에 쌓여 있던 모든 ${whose}${activationKo(every.what, say)}의 발동을`,
      rest: '무효로',
      verb: '하다',
    };
  },
};
