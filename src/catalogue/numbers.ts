import type { CardDefinition } from '@/engine/definition';

/**
 * The number shown for each effect of a card, in order; null where none is shown: rules, and what the official text
 * says before its first number. Effects with one number belong together.
 */
export const effectNumbers = (card: CardDefinition): (number | null)[] => {
  let counted = 0;
  return card.effects.map((effect) => {
    if (effect.kind === 'rule' || effect.no === 0) return null;
    counted += 1;
    return effect.no ?? counted;
  });
};
