import type { OperationText } from '../../wording';

export const text: OperationText<'returnToField'> = {
  en: ({ what, position }, say) => ({
    verb: 'return',
    rest: `${say.object(what)} to the field${position ? ' in face-up Attack Position' : ''}`,
  }),
  ko: ({ what, position }, say) => ({
    object: say.object(what),
    same: what,
    rest: `${position ? '앞면 공격 표시로 ' : ''}필드로`,
    verb: '되돌리다',
  }),
};
