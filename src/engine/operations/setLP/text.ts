import type { OperationText } from '../../wording';

export const text: OperationText<'setLP'> = {
  en: ({ who, n }, say) => ({
    subject: { text: `${who === 'both' ? "both players'" : say.whose(who)} LP`, plural: true },
    verb: 'become',
    rest: say.value(n),
  }),
  ko: ({ who, n }, say) => ({
    object: `${say.player(who)}의 LP는 ${say.attach(say.value(n), '이/가')}`,
    verb: '되다',
  }),
};
