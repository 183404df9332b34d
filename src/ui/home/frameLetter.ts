import type { CardDefinition } from '@/engine';

/** One letter for how a card looks from afar: its frame, or `t` for what is no card of the catalogue. */
export function frameLetter(card: CardDefinition | undefined): string {
  if (!card) return 'k';
  if (card.kind === 'spell') return 's';
  if (card.kind === 'trap') return 't';
  return card.frame === 'normal' ? 'n' : 'e';
}
