import type { ModifierText } from '../../wording';

export const text: ModifierText<'stat'> = {
  en: ({ to, atk, def, level }, say) =>
    say.stats(to, { ...(atk && { atk }), ...(def && { def }), ...(level && { level }) }),
  ko: ({ to, atk, def, level }, say) =>
    say.stats(to, { ...(atk && { atk }), ...(def && { def }), ...(level && { level }) }, true),
};
