import type { ModifierText, StatChanges } from '../../wording';

const changed = ({ atk, def, level, original }: StatChanges): StatChanges => ({
  ...(atk && { atk }),
  ...(def && { def }),
  ...(level && { level }),
  ...(original && { original }),
});

export const text: ModifierText<'stat'> = {
  en: ({ to, ...changes }, say) => say.stats(to, changed(changes)),
  ko: ({ to, ...changes }, say) => say.stats(to, changed(changes), true),
};
