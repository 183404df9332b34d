import type { ModifierText } from '../../wording';

export const text: ModifierText<'selfDestroy'> = {
  en: ({ to }, say) => ({ verb: 'destroy', rest: say.object(to, { quantity: 'every' }) }),
  ko: ({ to }, say) => ({ subject: say.with(to, '은/는', { quantity: 'every' }), verb: '파괴되다' }),
};
