import type { ModifierText } from '../../wording';

export const text: ModifierText<'controlLocked'> = {
  en: ({ to }, say) => ({
    subject: { text: `control of ${say.object(to, { quantity: 'kind' })}`, plural: false },
    modal: 'cannot',
    verb: 'change',
  }),
  ko: ({ to }, say) => ({
    object: `${say.noun(to, { quantity: 'every' })}의 컨트롤은`,
    verb: '변경할 수 없다',
  }),
};
