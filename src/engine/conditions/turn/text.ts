import type { ConditionText } from '../../wording';

export const text: ConditionText<'turn'> = {
  en: ({ whose }) => ({ during: whose === 'you' ? 'during your turn' : "during your opponent's turn" }),
  ko: ({ whose }) => ({ during: whose === 'you' ? '자신 턴에' : '상대 턴에' }),
};
