import type { CardDefinition, SpellSpeed } from '@/engine';

/** Spell Speed of an effect as it is told on the page; the rules have it from the same facts. */
export function speedOf(card: CardDefinition | undefined, effect: number | null): SpellSpeed | null {
  const used = card?.effects[effect ?? -1];
  if (!card || !used) return null;
  switch (used.kind) {
    case 'quick':
      return card.property === 'counter' ? 3 : 2;
    case 'activation':
      if (card.kind === 'trap') return card.property === 'counter' ? 3 : 2;
      return card.property === 'quickPlay' ? 2 : 1;
    case 'ignition':
    case 'trigger':
      return card.kind === 'trap' ? 2 : 1;
    default:
      return null;
  }
}
