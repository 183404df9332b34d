import type { OperationText } from '../../wording';

export const text: OperationText<'draw'> = {
  en: ({ who, n }, say) => ({
    ...(who !== 'you' && { subject: say.player(who) }),
    verb: 'draw',
    rest:
      typeof n === 'number'
        ? `${n} card${n === 1 ? '' : 's'}`
        : 'count' in n
          ? say.amount({ times: [n, 1] }, 'card')
          : say.amount(n, 'cards'),
  }),
  ko: ({ who, n }, say) => ({
    subject: say.subject(who),
    object: typeof n === 'number' ? `${n}장` : `${say.value(n)}만큼`,
    verb: '드로우하다',
  }),
};
