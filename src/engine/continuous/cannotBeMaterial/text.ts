import type { ModifierText } from '../../wording';

export const text: ModifierText<'cannotBeMaterial'> = {
  en: ({ to, ways }, say) => ({
    subject: say.noun(to, { quantity: 'kind' }),
    modal: 'cannot',
    verb: 'be',
    rest: ways ? `used as material for a ${say.methods(ways)}` : 'used as material for a Summon',
  }),
  ko: ({ to, ways }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: ways ? `${say.methods(ways)}의 소재로` : '소환의 소재로',
    verb: '할 수 없다',
  }),
};
