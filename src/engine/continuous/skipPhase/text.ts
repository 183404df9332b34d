import type { ModifierText } from '../../wording';

export const text: ModifierText<'skipPhase'> = {
  en: ({ who, phase }, say) => ({
    subject: say.player(who),
    verb: 'skip',
    rest: `${who === 'both' ? 'their' : say.whose(who)} ${say.label('phases', phase)}`,
  }),
  ko: ({ who, phase }, say) => ({
    object: `${say.player(who)}의 ${say.attach(say.label('phases', phase), '을/를')}`,
    verb: '스킵하다',
  }),
};
