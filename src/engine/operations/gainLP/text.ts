import type { OperationText } from '../../wording';

export const text: OperationText<'gainLP'> = {
  en: ({ who, amount }, say) => ({
    ...(who !== 'you' && { subject: say.player(who) }),
    verb: 'gain',
    rest: say.amount(amount, 'LP'),
  }),
  ko: ({ who, amount }, say) => ({ subject: say.subject(who), object: `${say.amount(amount)} LP를`, verb: '회복하다' }),
};
