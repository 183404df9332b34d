import type { OperationText } from '../../wording';

export const text: OperationText<'draw'> = {
  en: ({ who, n }, say) => ({
    ...(who !== 'you' && { subject: say.player(who) }),
    verb: 'draw',
    rest: typeof n === 'number' ? `${n} card${n === 1 ? '' : 's'}` : say.amount(n, 'cards'),
  }),
  ko: ({ who, n }, say) => ({ subject: say.subject(who), object: `${say.amount(n)}장`, verb: '드로우하다' }),
};
