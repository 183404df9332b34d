import type { ModifierText } from '../../wording';

export const text: ModifierText<'becomeType'> = {
  en: ({ to, type }, say) => {
    const declared = type.startsWith('$') ? 'the declared Type' : `${say.label('types', type)}`;
    return { subject: say.noun(to, { quantity: 'every' }), verb: 'become', rest: declared };
  },
  ko: ({ to, type }, say) => {
    const declared = type.startsWith('$') ? '선언한 종족' : say.label('types', type);
    return {
      subject: say.with(to, '은/는', { quantity: 'every' }),
      object: say.attach(declared, '이/가'),
      verb: '되다',
    };
  },
};
