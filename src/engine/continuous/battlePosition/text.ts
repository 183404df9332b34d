import type { ModifierText } from '../../wording';

export const text: ModifierText<'battlePosition'> = {
  en: ({ to, position }, say) => ({
    subject: say.noun(to, { quantity: 'every' }),
    verb: 'be',
    rest: `changed to ${say.label('positions', position)}`,
  }),
  ko: ({ to, position }, say) => ({
    subject: say.with(to, '은/는', { quantity: 'every' }),
    object: say.attach(say.label('positions', position), '이/가'),
    verb: '되다',
  }),
};
