import type { EventText } from '../../wording';
import { activationEn, activationKo } from '../activated/text';

export const text: EventText<'resolved'> = {
  names: () => [{ name: 'chain', cards: undefined }],
  en: ({ by, what }, say) => {
    const agent = by === undefined || by === 'both' ? '' : ` ${say.player(by).text} activated`;
    return { moment: `after ${activationEn(what, say)}${agent} resolves`, clause: { verb: '' } };
  },
  ko: ({ by, what }, say) => ({
    at: `${by === undefined || by === 'both' ? '' : `${say.attach(say.player(by), '이/가')} `}발동한 ${activationKo(what, say)}의 처리 후`,
  }),
};
