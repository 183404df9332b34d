import type { CardDefinition } from '@/engine/definition';

/**
 * The number shown for each effect of a card, in order; null where none is shown: rules without one, and what the
 * official text says before its first number. Effects with one number belong together.
 */
export const effectNumbers = (card: CardDefinition): (number | null)[] => {
  const counted = { pendulum: 0, own: 0 };
  return card.effects.map((effect) => {
    if (effect.no === 0 || (effect.kind === 'rule' && effect.no === undefined)) return null;
    // Pendulum Effects have numbers of their own.
    const which = effect.pendulum ? 'pendulum' : 'own';
    counted[which] += 1;
    return effect.no ?? counted[which];
  });
};
