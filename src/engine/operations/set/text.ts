import type { OperationText } from '../../wording';

export const text: OperationText<'set'> = {
  en: ({ what }, say) => ({
    verb: 'Set',
    rest:
      what === 'self' && say.activation
        ? `${say.object(what)} face-down instead of sending it to the GY`
        : say.object(what, { source: true }),
  }),
  ko: ({ what }, say) => ({
    object: say.object(what, { source: true }),
    same: what,
    rest: what === 'self' && say.activation ? '묘지로 보내지 않고 그대로' : '',
    verb: '세트하다',
  }),
};
