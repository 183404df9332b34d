import type { OperationText } from '../../wording';

export const text: OperationText<'reveal'> = {
  en: ({ what }, say) => ({
    verb: 'reveal',
    rest: what === 'self' ? `${say.object(what)} in your hand` : say.object(what),
  }),
  ko: ({ what }, say) => ({
    object: what === 'self' ? `패의 ${say.object(what)}` : say.object(what),
    same: what,
    rest: '상대에게',
    verb: '보여주다',
  }),
};
